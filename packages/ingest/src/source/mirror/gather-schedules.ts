import { type MirrorFinding, readText } from './finding.ts';
import { transactionsOfId } from './gather-details.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

/** Of transactions that ran by schedule, the one that created the schedule: it has the same id, and names the schedule. */
export async function gatherSchedules(
  client: MirrorClient,
  transactions: readonly JsonObject[],
): Promise<MirrorFinding[]> {
  const scheduled = transactions.filter((each) => each.scheduled === true && (each.nonce ?? 0) === 0);
  const found = await Promise.all(
    scheduled.map(async (each) => {
      const all = await transactionsOfId(client, each, 'scheduled=false&nonce=0');
      const answer = all.find((one) => readText(one, 'name') === 'SCHEDULECREATE' && readText(one, 'entity_id') !== '');
      return answer === undefined ? [] : [{ at: readText(each, 'consensus_timestamp'), name: 'scheduledBy', answer }];
    }),
  );
  return found.flat();
}
