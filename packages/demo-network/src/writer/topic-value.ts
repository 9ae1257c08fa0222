import type { hapi } from '@ledgerscope/streams';
import type { OpenItem } from './open-items.ts';
import { withoutUndefined } from './token-value.ts';

/** Which topic a transaction changes; undefined for none. */
export function changedTopic({ body, receipt }: OpenItem): hapi.TopicID | undefined {
  if (body.consensusCreateTopic !== undefined) return receipt.topicID;
  return (body.consensusSubmitMessage ?? body.consensusUpdateTopic ?? body.consensusDeleteTopic)?.topicID;
}

/** A topic's entry of the state after a transaction. */
export function topicAfter(topic: hapi.Topic, { body, receipt }: OpenItem): hapi.Topic {
  const { consensusCreateTopic: create, consensusUpdateTopic: update } = body;
  if (create !== undefined) return { ...topic, ...createdFields(create) };
  if (update !== undefined) return { ...topic, ...updatedFields(update) };
  if (body.consensusDeleteTopic !== undefined) return { ...topic, deleted: true };
  const { topicSequenceNumber: sequenceNumber, topicRunningHash: runningHash } = receipt;
  return { ...topic, sequenceNumber, runningHash };
}

function createdFields(body: hapi.ConsensusCreateTopicTransactionBody): Partial<hapi.Topic> {
  const { memo, adminKey, submitKey, feeScheduleKey, customFees } = body;
  return {
    memo,
    adminKey,
    submitKey,
    feeScheduleKey,
    customFees,
    feeExemptKeyList: body.feeExemptKeyList,
    autoRenewPeriod: body.autoRenewPeriod?.seconds ?? 0n,
    autoRenewAccountId: body.autoRenewAccount,
  };
}

/** Fields that an update does not set keep their value. */
function updatedFields(body: hapi.ConsensusUpdateTopicTransactionBody): Partial<hapi.Topic> {
  const { adminKey, submitKey, feeScheduleKey } = body;
  return withoutUndefined({
    adminKey,
    submitKey,
    feeScheduleKey,
    memo: body.memo?.value,
    feeExemptKeyList: body.feeExemptKeyList?.keys,
    customFees: body.customFees?.fees,
    autoRenewPeriod: body.autoRenewPeriod?.seconds,
    autoRenewAccountId: body.autoRenewAccount,
    expirationSecond: body.expirationTime?.seconds,
  });
}
