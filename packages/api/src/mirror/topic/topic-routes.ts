import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { type TopicState, topicStates } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { notFoundHere, refusedQuery } from '../mirror-error.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { mirrorKey, timeOrNull, timeText } from '../mirror-values.ts';

/** Topics by their id. */
export const MIRROR_TOPIC_HANDLERS = {
  mirrorTopic: async ({ snapshot, path }) => {
    const asked = readMirrorId(path.topicId ?? '');
    if (asked === undefined) throw refusedQuery("Failed to convert 'topicId'");
    const id = entityIdFromStore(asked);
    const topic = (await topicStates(snapshot, [id])).get(id);
    // Of one whose creation was not read nobody knows what it is.
    if (topic === undefined || topic.createdNs === 0n) throw notFoundHere('Topic not found');
    return { body: mirrorTopic(topic) };
  },
} satisfies Partial<MirrorHandlers>;

function mirrorTopic(topic: TopicState) {
  return {
    admin_key: mirrorKey(topic.adminKey),
    auto_renew_account: idOrNull(topic.autoRenewAccount),
    auto_renew_period: topic.autoRenewPeriod === 0n ? null : topic.autoRenewPeriod,
    created_timestamp: timeOrNull(topic.createdNs),
    custom_fees: {
      created_timestamp: timeText(topic.updatedNs),
      fixed_fees: topic.customFeeAmount.map((amount, index) => ({
        amount,
        collector_account_id: idOrNull(topic.customFeeCollector[index] ?? 0n),
        denominating_token_id: idOrNull(topic.customFeeToken[index] ?? 0n),
      })),
    },
    deleted: topic.deleted === 1,
    fee_exempt_key_list: topic.feeExemptKeys.map(mirrorKey),
    fee_schedule_key: mirrorKey(topic.feeScheduleKey),
    memo: topic.memo,
    submit_key: mirrorKey(topic.submitKey),
    timestamp: { from: timeText(topic.updatedNs), to: null },
    topic_id: idText(topic.id),
  };
}
