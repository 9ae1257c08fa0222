import type { TopicRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyBytes } from '../derive/key-bytes.ts';
import { changeEntity, setDeleted } from './change-entity.ts';
import { addTo } from './counter.ts';
import type { Edit } from './state-changes.ts';

type Fees = Pick<TopicRow, 'customFeeAmount' | 'customFeeToken' | 'customFeeCollector'>;

/** The topic that a transaction creates, updates or deletes; messages are rows of their own. */
export function changeTopic(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { body, ids, record } = derivation;
  const { consensusCreateTopic, consensusUpdateTopic, consensusDeleteTopic } = body;
  if (consensusCreateTopic !== undefined)
    changeEntity(
      derivation,
      'topic',
      ids.topic(record.receipt?.topicID),
      creationEdit(derivation, consensusCreateTopic),
    );
  else if (consensusUpdateTopic !== undefined)
    changeEntity(
      derivation,
      'topic',
      ids.topic(consensusUpdateTopic.topicID),
      updateEdit(derivation, consensusUpdateTopic),
    );
  else if (consensusDeleteTopic !== undefined)
    changeEntity(derivation, 'topic', ids.topic(consensusDeleteTopic.topicID), (topic, state) =>
      setDeleted(state, topic, true, 'topics'),
    );
}

function creationEdit(derivation: Derivation, body: hapi.ConsensusCreateTopicTransactionBody): Edit<'topic'> {
  const { consensusNs, payer, ids } = derivation;
  const fees = feesOf(derivation, body.customFees);
  return (topic, state) => {
    if (topic.createdNs === 0n) addTo(state, 'topics', 1n);
    Object.assign(topic, fees);
    topic.createdNs = consensusNs;
    topic.creator = payer;
    topic.memo = body.memo;
    topic.adminKey = keyBytes(body.adminKey);
    topic.submitKey = keyBytes(body.submitKey);
    topic.feeScheduleKey = keyBytes(body.feeScheduleKey);
    topic.feeExemptKeys = body.feeExemptKeyList.map(keyBytes);
    topic.autoRenewPeriod = body.autoRenewPeriod?.seconds ?? 0n;
    topic.autoRenewAccount = ids.account(body.autoRenewAccount);
  };
}

/** Fields that are not set keep their value; an empty list of fees or exempt keys clears them (HIP-991). */
function updateEdit(derivation: Derivation, body: hapi.ConsensusUpdateTopicTransactionBody): Edit<'topic'> {
  const fees = body.customFees === undefined ? {} : feesOf(derivation, body.customFees.fees);
  const autoRenewAccount = derivation.ids.account(body.autoRenewAccount);
  const keys = {
    ...(body.adminKey !== undefined && { adminKey: keyBytes(body.adminKey) }),
    ...(body.submitKey !== undefined && { submitKey: keyBytes(body.submitKey) }),
    ...(body.feeScheduleKey !== undefined && { feeScheduleKey: keyBytes(body.feeScheduleKey) }),
    ...(body.feeExemptKeyList !== undefined && { feeExemptKeys: body.feeExemptKeyList.keys.map(keyBytes) }),
  };
  return (topic) => {
    Object.assign(topic, fees, keys);
    if (body.memo !== undefined) topic.memo = body.memo.value;
    if (body.expirationTime !== undefined) topic.expirationNs = instantOf(body.expirationTime);
    if (body.autoRenewPeriod !== undefined) topic.autoRenewPeriod = body.autoRenewPeriod.seconds;
    if (body.autoRenewAccount !== undefined) topic.autoRenewAccount = autoRenewAccount;
  };
}

function feesOf({ ids }: Derivation, list: readonly hapi.FixedCustomFee[]): Fees {
  return {
    customFeeAmount: list.map((fee) => fee.fixedFee?.amount ?? 0n),
    customFeeToken: list.map((fee) => ids.token(fee.fixedFee?.denominatingTokenId)),
    customFeeCollector: list.map((fee) => ids.account(fee.feeCollectorAccountId)),
  };
}
