// Every table, for drizzle and for `npm run generate`.
export { alertTable } from './alert/table.ts';
export { announcementTable } from './announcement/table.ts';
export { apiKeyCallTable, apiKeyTable } from './api-key/table.ts';
export { attemptTable } from './attempt/table.ts';
export { auditTable } from './audit/table.ts';
export {
  hbarPaymentTable,
  hbarQuoteTable,
  invoiceNumberTable,
  invoiceTable,
  pricingPlanTable,
} from './billing/table.ts';
export { blockedHashTable } from './blocked-hash/table.ts';
export { contactCodeTable } from './contact/table.ts';
export { contentVersionTable } from './content-version/table.ts';
export { contractAbiTable } from './contract-abi/table.ts';
export { contractSourceTable } from './contract-source/table.ts';
export { dappContractTable, dappLogoTable, dappTable } from './dapp/table.ts';
export { featureTable, featureUserTable } from './feature/table.ts';
export { feedPositionTable } from './feed/table.ts';
export { heartbeatTable } from './heartbeat/table.ts';
export { knownDeviceTable } from './known-device/table.ts';
export { leaseTable } from './lease/table.ts';
export { mailTable } from './mail/table.ts';
export { mailRequestTable } from './mail-request/table.ts';
export { marketplaceLinkTable } from './marketplace-link/table.ts';
export { newsTable } from './news/table.ts';
export { oneTimeTokenTable } from './one-time-token/table.ts';
export { queueMessageTable, sentMessagesTable } from './queue/table.ts';
export { rateBucketTable } from './rate/table.ts';
export { awsQueueTable, deliveryTable, receiverTable } from './receiver/table.ts';
export { savedAccountTable } from './saved-account/table.ts';
export { sessionTable } from './session/table.ts';
export { siteSettingTable } from './site-setting/table.ts';
export { componentDayTable } from './status/table.ts';
export { submissionTable } from './submission/table.ts';
export { subscriptionAbiTable, subscriptionFilterTable, subscriptionTable } from './subscription/table.ts';
export { unitBalanceTable, unitEntryTable, unitProcessTable, unitReservationTable } from './units/table.ts';
export { userTable } from './user/table.ts';
