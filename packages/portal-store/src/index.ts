export {
  addAlerts,
  anyWatcher,
  findWatchers as watchersOf,
  type GatheredAlert,
  gatherAlerts,
  type NewAlert,
  nextAlertMs,
  type Watcher,
} from './alert/repository.ts';
export type { AlertedTransaction } from './alert/table.ts';
export * from './announcement/edit.ts';
export * from './announcement/repository.ts';
export type { AnnouncementRow } from './announcement/table.ts';
export { type AcceptedKey, keysOfHashes } from './api-key/accepted.ts';
export { addKeyCalls, callsOfKey, type KeyCall, MOST_KEY_CALLS } from './api-key/call-log.ts';
export * from './api-key/repository.ts';
export type { ApiKeyCallRow, ApiKeyRow } from './api-key/table.ts';
export { countAttempt, forgetAttempts } from './attempt/repository.ts';
export { type Administrator, auditRows } from './audit/repository.ts';
export type { AuditRow } from './audit/table.ts';
export { backUpPortal } from './backup/back-up-portal.ts';
export { restorePortal } from './backup/restore-portal.ts';
export {
  bookHbar,
  type HbarOutcome,
  type HbarQuote,
  type HbarRate,
  hasHbarQuotes,
  type MailOfHbar,
  quoteHbar,
  type ReceivedHbar,
  readHbarState as hbarStateOf,
} from './billing/hbar-payments.ts';
export {
  addInvoice,
  anyInvoice,
  type InvoicePage,
  invoicePaidBy,
  invoiceToPay,
  type NewInvoice,
  type Payment,
  type PaymentOutcome,
  payInvoice,
  readAllInvoices as allInvoicesOf,
  readInvoice as invoiceOf,
  readInvoices as invoicesOf,
} from './billing/invoices.ts';
export { deletePlan, type NewPlan, offeredPlan, pricingPlans, savePlan } from './billing/plans.ts';
export type { HbarPaymentRow, InvoicePeriod, InvoiceRow, PricingPlanRow } from './billing/table.ts';
export {
  confirmContact,
  MOST_TRIES,
  NO_TEXTS_DAYS,
  sendContactCode,
  stopTexts,
  takesTexts,
} from './contact/repository.ts';
export { TEXTS_A_DAY } from './contact/text-limit.ts';
export { contentVersion } from './content-version/repository.ts';
export { type ContractAbiOffer, contractAbiOffers, removeContractAbi } from './contract-abi/offers.ts';
export {
  addContractAbi,
  contractAbi,
  contractAbiText,
  contractNames,
  type NewContractAbi,
  type UsedContractAbi,
  usedContractAbis,
} from './contract-abi/repository.ts';
export type { AbiSource, ContractAbiRow } from './contract-abi/table.ts';
export * from './contract-source/repository.ts';
export type { ContractSourceRow, SourceMatch } from './contract-source/table.ts';
export { changeDapp, type NewChange } from './dapp/change.ts';
export { type AddedContract, addDappContract, setPrimaryContract } from './dapp/contracts.ts';
export * from './dapp/edit.ts';
export { publicLogo } from './dapp/logo.ts';
export {
  MAX_CONTRACTS,
  MAX_OWN_DAPPS,
  type NewDappContract as NewContract,
  type OwnDapp,
  ownDapps,
  type Registration,
  registerDapp,
} from './dapp/owned.ts';
export * from './dapp/repository.ts';
export type { DappContractRow, DappLogoRow, DappReview, DappRow } from './dapp/table.ts';
export { deleteExpired } from './delete-expired.ts';
export { socketFolder } from './embedded/socket-folder.ts';
export { setFeature } from './feature/edit.ts';
export * from './feature/repository.ts';
export {
  type FeedPosition,
  type FeedWrite,
  feedPosition,
  moveFeedPosition,
  writeAtFeedPosition,
} from './feed/position.ts';
export { HEARTBEAT_SILENT_MS, type Heartbeat, heartbeatAges, lastHeartbeat } from './heartbeat/heartbeat.ts';
export { isKnownDevice, knownDevices } from './known-device/repository.ts';
export { acquireLease, type Lease, type LeaseRequest } from './lease/acquire-lease.ts';
export * from './mail/repository.ts';
export type { Channel, MailRow } from './mail/table.ts';
export { answerMailRequest, requestMail } from './mail-request/repository.ts';
export type { MailRequestRow } from './mail-request/table.ts';
export { marketplaceLinks, type ReadMarketplaceLink } from './marketplace-link/repository.ts';
export * from './news/edit.ts';
export * from './news/repository.ts';
export type { NewsRow } from './news/table.ts';
export { openPortalStore, type PortalStoreOptions } from './open-portal-store.ts';
export { PortalFullError, PortalRetryError, PortalUnavailableError } from './portal-error.ts';
export type { PortalDatabase, PortalStore } from './portal-store.ts';
export { newestMessages, type QueueState, queueState } from './queue/console.ts';
export { setMostReceives } from './queue/dead-letters.ts';
export { addQueueReader, type QueueAccess, removeQueueReader, setQueueAccess } from './queue/readers.ts';
export {
  changeVisibility,
  deleteMessage,
  isReceipt,
  nextReceiveMs,
  purgeQueue,
  type Queue,
  type QueueCredential,
  queueCounts,
  queueCredential,
  queueNamed,
  type ReceivedMessage,
  readQueues as queuesOf,
  receiveMessages,
} from './queue/repository.ts';
export { type SentADay, type SentMessage, sendMessage } from './queue/send.ts';
export type { MessageAttributes, QueueMessageRow } from './queue/table.ts';
export { changeQueueTags, queueTags } from './queue/tags.ts';
export { leaseRate, type Rate, type RateLease } from './rate/repository.ts';
export {
  type AwsQueue,
  awsQueueNamed,
  forgetAwsQueue,
  nextAwsQueueMs,
  noteAwsQueue,
  noteLostAwsQueue,
  takeAwsQueues,
} from './receiver/aws-queues.ts';
export {
  type OwnReceiver,
  ownReceiver,
  pauseWebhook,
  readDeliveries as deliveriesOf,
  rotateSecret,
  sendDeadAgain,
} from './receiver/repository.ts';
export {
  type AfterFailure,
  type ApartMessages,
  type BatchRule,
  type DueBatch,
  nextBatchMs,
  noteTried,
  type TriedDelivery as Tried,
  takeDueBatches,
} from './receiver/send.ts';
export type { DeliveryRow, DeliveryState, PauseReason, ReceiverKind } from './receiver/table.ts';
export * from './saved-account/repository.ts';
export type { AlertDirection as Direction, SavedAccountRow } from './saved-account/table.ts';
export * from './session/repository.ts';
export type { SessionRow } from './session/table.ts';
export * from './site-setting/repository.ts';
export { type Backlog, portalBacklog, type Waiting } from './status/backlog.ts';
export { type ComponentLook, componentDays, noteComponents, STATUS_DAYS } from './status/repository.ts';
export type { ComponentDayRow, ComponentFinding } from './status/table.ts';
export type * from './submission/content.ts';
export * from './submission/repository.ts';
export { type Decision, type MailOfDecision, type Reviewed, reviewSubmission } from './submission/review.ts';
export {
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  type SubmissionKind,
  type SubmissionRow,
  type SubmissionState,
} from './submission/table.ts';
export { setSubscriptionAbi, stopByAbi, subscriptionAbiText } from './subscription/abi.ts';
export {
  chargeReplayed,
  deliverMessages,
  isStoppedAt,
  moveReplay,
  moveStopped,
  type NewMessage,
} from './subscription/deliver.ts';
export {
  addNamedSubscription,
  addSubscription,
  type NewReceiver,
  type NewSubscriptionRow,
  registerForSubscriptions,
} from './subscription/make.ts';
export {
  addFilter,
  deleteFilter,
  deleteSubscription,
  endReplay,
  type NewFilter,
  type OwnSubscription,
  pauseSubscription,
  replaySubscription,
  subscriptionFilters,
  subscriptions,
} from './subscription/repository.ts';
export {
  activeRules,
  type Replay,
  type StoppedRule,
  type SubscriptionRule,
  stoppedRule,
} from './subscription/rules.ts';
export type { SubscriptionFilterRow, SubscriptionRow } from './subscription/table.ts';
export { grantUnits, unitBalance } from './units/balance.ts';
export { type Reserved, type ReserveRequest, reserveUnits } from './units/reserve.ts';
export {
  endUnitProcess,
  type MailOfUse,
  type RecoveredSegment,
  recoverUnits,
  type SettledBalance,
  type SettledUnits as Settled,
  type SettlingProcess,
  settleUnits,
  type UnitUse,
} from './units/settle.ts';
export {
  callsByKey,
  type UsageOfCall,
  type UsagePeriod,
  type UsageSpan,
  usageByCall,
  usageByPeriod,
} from './units/usage.ts';
export {
  activateUser,
  type NewUser,
  type SignUpMails,
  signUp,
  writeActivationAgain,
} from './user/activation.ts';
export { changePassword } from './user/change-password.ts';
export { deleteUser, NO_FREE_UNITS_DAYS } from './user/delete-user.ts';
export * from './user/desk.ts';
export * from './user/repository.ts';
export * from './user/reset-password.ts';
export type { UserRole as Role, UserRow } from './user/table.ts';
