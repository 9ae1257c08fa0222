import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import {
  type LedgerStore,
  provenInstants,
  type TopicMessageRow,
  topicMessages,
  topicStates,
} from '@ledgerscope/ledger-store';
import { TrustError } from './trust-error.ts';

/** A document, and where it is from. */
export interface FoundDocument {
  readonly origin: string;
  readonly bytes: Uint8Array;
}

const PAGE = 100;
/** Of messages of 1024 bytes: as much as a document may have, and some beside it. */
const MAX_MESSAGES = 20_000;
const DIFFERS = 2;

/**
 * The newest whole message of a topic, its chunks joined, out of the store's own ledger: nodes signed the record file of each chunk.
 * @param payer who has to have sent it; without one the topic must have a key for submitting, as else anybody could have
 * @throws TrustError
 */
export async function topicDocument(
  store: LedgerStore,
  topic: EntityId,
  payer: EntityId | undefined,
): Promise<FoundDocument> {
  if (payer === undefined) await demandSubmitKey(store, topic);
  const rows = await newestMessage(store, topic, payer);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined)
    throw new TrustError(
      `topic ${formatEntityId(topic)}: no complete message is stored${payer === undefined ? '' : ' from this payer'}`,
    );
  const instants = rows.map(({ consensusNs }) => consensusNs);
  const proven = await provenInstants(store, instants);
  for (const row of rows) demandProven(row, proven);
  return {
    origin: `topic ${formatEntityId(topic)}, messages ${first.sequenceNumber} to ${last.sequenceNumber}`,
    bytes: new Uint8Array(Buffer.concat(rows.map(({ message }) => message))),
  };
}

async function demandSubmitKey(store: LedgerStore, topic: EntityId): Promise<void> {
  const state = (await topicStates(store, [topic])).get(topic);
  const name = `topic ${formatEntityId(topic)}`;
  if (state === undefined) throw new TrustError(`${name}: the topic is not stored`);
  const instants = [state.createdNs, state.updatedNs].filter((ns) => ns > 0n);
  const proven = await provenInstants(store, instants);
  if (state.submitKey.length > 0 && instants.length > 0 && instants.every((ns) => proven.has(ns))) return;
  throw new TrustError(
    `${name}: its submit key is unverified, so anyone could have written to it; set the account that the network publishes from (--payer <0.0.N>)`,
  );
}

function demandProven(row: TopicMessageRow, proven: ReadonlySet<bigint>): void {
  const name = `topic ${formatEntityId(row.topic as EntityId)}: message ${row.sequenceNumber}`;
  if (!proven.has(row.consensusNs))
    throw new TrustError(`${name} is not in a signed record file and is therefore unverified`);
  if (row.runningHashCheck === DIFFERS) throw new TrustError(`the running hash of ${name} does not match its contents`);
}

/** Its chunks in order; `[]` where there is none that is whole. */
async function newestMessage(
  store: LedgerStore,
  topic: EntityId,
  payer: EntityId | undefined,
): Promise<TopicMessageRow[]> {
  const chunks = new Map<string, Map<number, TopicMessageRow>>();
  let after: bigint | undefined;
  for (let seen = 0; seen < MAX_MESSAGES; seen += PAGE) {
    const page = await topicMessages(store, { topic, payer, order: 'desc', limit: PAGE, after });
    for (const row of page) {
      const whole = joinChunks(chunks, row);
      if (whole !== undefined) return whole;
    }
    after = page.at(-1)?.sequenceNumber;
    if (page.length < PAGE) break;
  }
  return [];
}

/** Takes a chunk; the whole message with its last one. */
function joinChunks(
  chunks: Map<string, Map<number, TopicMessageRow>>,
  row: TopicMessageRow,
): TopicMessageRow[] | undefined {
  const { payer, initialPayer, initialValidStartNs, chunkNumber, chunkTotal } = row;
  if (chunkTotal <= 1) return [row];
  if (chunkNumber < 1 || chunkNumber > chunkTotal) return undefined;
  const name = `${payer} ${initialPayer} ${initialValidStartNs} ${chunkTotal}`;
  const known = chunks.get(name) ?? new Map<number, TopicMessageRow>();
  chunks.set(name, known);
  known.set(chunkNumber, row);
  if (known.size < chunkTotal) return undefined;
  return [...known.values()].toSorted((one, other) => one.chunkNumber - other.chunkNumber);
}
