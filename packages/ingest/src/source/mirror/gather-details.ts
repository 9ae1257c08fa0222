import { listOf, type MirrorFinding, readText, segment } from './finding.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

/** Accounts that every transaction may pay: nodes, 0.0.98 and the reward accounts; all of them are the network's. */
const LAST_SYSTEM_ACCOUNT = 1_000;

/**
 * Lists leave out custom fees that were charged: transactions that can have caused some are asked for by themselves, which are those that moved
 * tokens, and messages for which more than the network was paid.
 */
export async function gatherDetails(
  client: MirrorClient,
  transactions: readonly JsonObject[],
): Promise<MirrorFinding[]> {
  const found = await Promise.all(transactions.filter(mayHaveFees).map((each) => gatherDetail(client, each)));
  return found.flat();
}

function mayHaveFees(transaction: JsonObject): boolean {
  const moved = listOf(transaction, 'token_transfers').length + listOf(transaction, 'nft_transfers').length;
  if (moved > 0) return true;
  return readText(transaction, 'name') === 'CONSENSUSSUBMITMESSAGE' && listOf(transaction, 'transfers').some(isFee);
}

function isFee({ account, amount }: JsonObject): boolean {
  const number = typeof account === 'string' ? Number(account.slice(account.lastIndexOf('.') + 1)) : 0;
  return number > LAST_SYSTEM_ACCOUNT && Number(amount) > 0;
}

async function gatherDetail(client: MirrorClient, transaction: JsonObject): Promise<MirrorFinding[]> {
  const at = readText(transaction, 'consensus_timestamp');
  const all = await transactionsOfId(client, transaction, `nonce=${String(transaction.nonce ?? 0)}`);
  const answer = all.find((each) => readText(each, 'consensus_timestamp') === at);
  return answer === undefined ? [] : [{ at, name: 'details', answer }];
}

/** Transactions that share an id: those of a schedule, children, and duplicates. */
export async function transactionsOfId(
  client: MirrorClient,
  transaction: JsonObject,
  query: string,
): Promise<readonly JsonObject[]> {
  const path = `api/v1/transactions/${segment(readText(transaction, 'transaction_id'))}?${query}`;
  const answer = await client.getNamed(path);
  return listOf(answer, 'transactions');
}
