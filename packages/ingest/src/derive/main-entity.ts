import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import { resultOf } from './contract.ts';
import type { Derivation } from './derive-context.ts';
import type { EntityIds } from './entity-ids.ts';

type Rule = (derivation: Derivation) => EntityId;

const receiptContract: Rule = ({ ids, record }) => ids.contract(record.receipt?.contractID);
/** Rules for an id in the body of the transaction. */
const inBody =
  <Id>(read: (ids: EntityIds, id: Id | undefined) => EntityId) =>
  (id: (body: hapi.TransactionBody) => Id | undefined): Rule =>
  ({ ids, body }) =>
    read(ids, id(body));
const bodyFile = inBody<hapi.FileID>((ids, id) => ids.file(id));
const bodyToken = inBody<hapi.TokenID>((ids, id) => ids.token(id));
const bodyAccount = inBody<hapi.AccountID>((ids, id) => ids.account(id));
const bodyTopic = inBody<hapi.TopicID>((ids, id) => ids.topic(id));
const bodySchedule = inBody<hapi.ScheduleID>((ids, id) => ids.schedule(id));
const bodyContract = inBody<hapi.ContractID>((ids, id) => ids.contract(id));
/** The first rule that names an entity. */
const firstOf =
  (...rules: readonly Rule[]): Rule =>
  (derivation) => {
    for (const rule of rules) {
      const id = rule(derivation);
      if (id !== NO_ENTITY) return id;
    }
    return NO_ENTITY;
  };

/** By transaction type; types that are not listed act on no single entity. */
const RULES: Readonly<Record<number, Rule>> = {
  7: firstOf(
    receiptContract,
    bodyContract((body) => body.contractCall?.contractID),
  ),
  8: receiptContract,
  9: firstOf(
    receiptContract,
    bodyContract((body) => body.contractUpdateInstance?.contractID),
  ),
  10: bodyAccount((body) => body.cryptoAddLiveHash?.liveHash?.accountId),
  11: ({ ids, record }) => ids.account(record.receipt?.accountID),
  12: bodyAccount((body) => body.cryptoDelete?.deleteAccountID),
  13: bodyAccount((body) => body.cryptoDeleteLiveHash?.accountOfLiveHash),
  15: firstOf(
    bodyAccount((body) => body.cryptoUpdateAccount?.accountIDToUpdate),
    ({ ids, record }) => ids.account(record.receipt?.accountID),
  ),
  16: bodyFile((body) => body.fileAppend?.fileID),
  17: ({ ids, record }) => ids.file(record.receipt?.fileID),
  18: bodyFile((body) => body.fileDelete?.fileID),
  19: bodyFile((body) => body.fileUpdate?.fileID),
  20: firstOf(
    bodyContract((body) => body.systemDelete?.contractID),
    bodyFile((body) => body.systemDelete?.fileID),
  ),
  21: firstOf(
    bodyContract((body) => body.systemUndelete?.contractID),
    bodyFile((body) => body.systemUndelete?.fileID),
  ),
  22: firstOf(
    receiptContract,
    bodyContract((body) => body.contractDeleteInstance?.contractID),
  ),
  23: bodyFile((body) => body.freeze?.updateFile),
  24: ({ ids, record }) => ids.topic(record.receipt?.topicID),
  25: bodyTopic((body) => body.consensusUpdateTopic?.topicID),
  26: bodyTopic((body) => body.consensusDeleteTopic?.topicID),
  27: bodyTopic((body) => body.consensusSubmitMessage?.topicID),
  29: ({ ids, record }) => ids.token(record.receipt?.tokenID),
  31: bodyAccount((body) => body.tokenFreeze?.account),
  32: bodyAccount((body) => body.tokenUnfreeze?.account),
  33: bodyAccount((body) => body.tokenGrantKyc?.account),
  34: bodyAccount((body) => body.tokenRevokeKyc?.account),
  35: bodyToken((body) => body.tokenDeletion?.token),
  36: bodyToken((body) => body.tokenUpdate?.token),
  37: bodyToken((body) => body.tokenMint?.token),
  38: bodyToken((body) => body.tokenBurn?.token),
  39: bodyToken((body) => body.tokenWipe?.token),
  40: bodyAccount((body) => body.tokenAssociate?.account),
  41: bodyAccount((body) => body.tokenDissociate?.account),
  42: ({ ids, record }) => ids.schedule(record.receipt?.scheduleID),
  43: bodySchedule((body) => body.scheduleDelete?.scheduleID),
  44: bodySchedule((body) => body.scheduleSign?.scheduleID),
  45: bodyToken((body) => body.tokenFeeScheduleUpdate?.tokenId),
  46: bodyToken((body) => body.tokenPause?.token),
  47: bodyToken((body) => body.tokenUnpause?.token),
  50: firstOf(receiptContract, (derivation) => derivation.ids.contract(resultOf(derivation)?.contractID)),
  53: bodyToken((body) => body.tokenUpdateNfts?.token),
  54: bodyAccount((body) => body.nodeCreate?.accountId),
  55: bodyAccount((body) => body.nodeUpdate?.accountId),
  57: firstOf(
    bodyAccount((body) => body.tokenReject?.owner),
    ({ payer }) => payer,
  ),
  75: firstOf(
    bodyAccount((body) => body.hookStore?.hookId?.entityId?.accountId),
    bodyContract((body) => body.hookStore?.hookId?.entityId?.contractId),
  ),
  84: bodyContract((body) => body.clprCompleteChannel?.verifierContract),
  90: bodyContract((body) => body.clprCompleteConnector?.connectorContract),
};

/** The entity that a transaction is mainly about, from the receipt where the network says so there. */
export function mainEntity(derivation: Derivation): EntityId {
  return RULES[derivation.item.typeId]?.(derivation) ?? NO_ENTITY;
}
