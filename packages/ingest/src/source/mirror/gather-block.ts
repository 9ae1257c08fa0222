import { consensusNsOf, formatEpoch, parseEpoch, type TransactionTypeCode } from '@ledgerscope/ledger';
import { writeExactJson } from '@ledgerscope/streams';
import { isSuccess, type MirrorFinding, readText, type Span } from './finding.ts';
import { gatherContracts } from './gather-contracts.ts';
import { gatherDetails } from './gather-details.ts';
import { gatherEntities } from './gather-entities.ts';
import { gatherMessages } from './gather-messages.ts';
import { gatherSchedules } from './gather-schedules.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

/** Exchange rates. */
const RATE_FILE = /^\d+\.\d+\.112$/;
const WRITING: ReadonlySet<string> = new Set<TransactionTypeCode>(['FILECREATE', 'FILEUPDATE']);
const PAGE = 100;

/**
 * Everything that a mirror node reports of a block, as one JSON text: the block, the exchange rate before it, and its transactions, each with the
 * other answers about it (`readMirrorBlock` says which). Nothing is taken over unless all of it is there.
 * @throws SourceError where it is not, or not as the API promises
 */
export async function gatherBlock(client: MirrorClient, block: JsonObject): Promise<Uint8Array> {
  const span = spanOf(client, block);
  const transactions = block.count === 0 ? [] : await transactionsIn(client, block, span);
  const findings = await Promise.all([
    gatherMessages(client, transactions, span),
    gatherDetails(client, transactions),
    gatherSchedules(client, transactions),
    gatherRates(client, transactions),
    gatherContracts(client, transactions, span),
    gatherEntities(client, transactions),
  ]);
  const entries = new Map<string, JsonObject>(
    transactions.map((transaction) => [timeOf(transaction), { transaction }]),
  );
  for (const { at, name, answer } of findings.flat()) {
    const entry = entries.get(at);
    if (entry !== undefined) entries.set(at, { ...entry, [name]: answer });
  }
  const rates = transactions.length === 0 ? undefined : await rateBefore(client, span.from);
  return new TextEncoder().encode(writeExactJson({ block, rates: rates ?? null, transactions: [...entries.values()] }));
}

function spanOf(client: MirrorClient, { timestamp, number }: JsonObject): Span {
  const { from, to } = (timestamp ?? {}) as JsonObject;
  if (typeof from === 'string' && parseEpoch(from) !== undefined && typeof (to ?? from) === 'string')
    return { from, to: (to ?? from) as string };
  throw client.odd(`api/v1/blocks/${String(number)}`, 'does not return the start and end of a block');
}

async function transactionsIn(client: MirrorClient, { count, number }: JsonObject, { from, to }: Span) {
  const path = `api/v1/transactions?timestamp=gte:${from}&timestamp=lte:${to}&order=asc&limit=${PAGE}`;
  const transactions = await client.list(path, 'transactions');
  const times = new Set(transactions.map(timeOf));
  if (times.size !== transactions.length || times.has('')) throw client.odd(path, 'lists a transaction twice');
  if (typeof count === 'number' && count !== transactions.length)
    throw client.odd(path, `lists ${transactions.length} of the ${count} transactions of block ${String(number)}`);
  return transactions;
}

/** The rates that a transaction wrote, which hold for those after it. */
async function gatherRates(client: MirrorClient, transactions: readonly JsonObject[]): Promise<MirrorFinding[]> {
  const writing = transactions.filter(
    (each) => isSuccess(each) && WRITING.has(readText(each, 'name')) && RATE_FILE.test(readText(each, 'entity_id')),
  );
  const found: MirrorFinding[] = [];
  for (const each of writing) {
    const at = timeOf(each);
    const answer = await client.get(`api/v1/network/exchangerate?timestamp=lte:${at}`);
    if (answer !== undefined) found.push({ at, name: 'rates', answer });
  }
  return found;
}

function rateBefore(client: MirrorClient, from: string): Promise<JsonObject | undefined> {
  const before = consensusNsOf((parseEpoch(from) ?? 1n) - 1n);
  return client.get(`api/v1/network/exchangerate?timestamp=lte:${formatEpoch(before)}`);
}

function timeOf(transaction: JsonObject): string {
  return readText(transaction, 'consensus_timestamp');
}
