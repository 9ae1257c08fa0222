import { type ConsensusNs, consensusNsOf, formatEpoch, parseEpoch } from '@ledgerscope/ledger';
import { parseStreamFileName } from '@ledgerscope/streams';
import type { StartPoint } from '../../settings/start-point.ts';
import { recordName } from '../found-start.ts';
import type { StatedBalances } from '../stated-balances.ts';
import type { StatedEntities, UnseenEntities } from '../stated-entities.ts';
import type { FoundStart, NoStart } from '../stream-places.ts';
import type { DataCopy, SourceEnd, SourceFile, StreamSource } from '../stream-source.ts';
import { balancesOfMirror } from './balances-of-mirror.ts';
import { gatherBlock } from './gather-block.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';
import { statedByMirror } from './stated-by-mirror.ts';

const PAGE = 100;
/** Blocks that are gathered before they are asked for. */
const AHEAD = 3;
/** Where there was nothing new, the node is not asked more often. */
const LIST_MS = 1_000;

/**
 * A mirror node as a source of blocks: what it reports of each is gathered from the pages of its REST API, as one JSON text that
 * `readMirrorBlock` reads. Blocks have the names of the files that the mirror node read them from.
 */
export class MirrorSource implements StreamSource {
  readonly label: string;
  readonly #client: MirrorClient;
  /** Blocks that were listed and not asked for yet, in their order. */
  #listed = new Map<string, JsonObject>();
  readonly #gathered = new Map<string, Promise<Uint8Array>>();
  /** Where an empty store begins, once that was looked for. */
  #start: { readonly after: string; readonly number: bigint } | undefined;
  #nothingAtMs = Number.NEGATIVE_INFINITY;

  constructor(client: MirrorClient) {
    this.label = client.label;
    this.#client = client;
  }

  async listAfter(name: string | undefined, limit: number, end?: SourceEnd): Promise<SourceFile[]> {
    if (performance.now() - this.#nothingAtMs < LIST_MS) return [];
    const blocks = await this.#blocksAfter(name, Math.min(limit, PAGE), end);
    if (blocks.length === 0) this.#nothingAtMs = performance.now();
    this.#listed = new Map(blocks.map((block) => [this.#nameOf(block), block]));
    for (const known of this.#gathered.keys()) if (!this.#listed.has(known)) this.#gathered.delete(known);
    this.#gatherAhead();
    return [...this.#listed.keys()].map((listed) => this.fileNamed(listed));
  }

  fileNamed(name: string): SourceFile {
    return { name, kind: 'mirror' };
  }

  async *copies({ name }: SourceFile): AsyncIterable<DataCopy> {
    const block = this.#listed.get(name) ?? (await this.#find(name));
    if (block === undefined) return;
    const bytes = await (this.#gathered.get(name) ?? gatherBlock(this.#client, block)).finally(() =>
      this.#gathered.delete(name),
    );
    this.#gatherAhead(name);
    yield { origin: `${this.label} ${name}`, bytes, readSidecar: async () => undefined };
  }

  /** The node lists blocks by number and by the time at which they end. */
  async startAt(point: StartPoint): Promise<FoundStart | NoStart> {
    const blocks = await this.#client.list(`api/v1/blocks?${startQuery(point)}`, 'blocks', { most: 2 });
    const block = blocks.find((each) => point.kind !== 'instant' || beginOf(each) >= point.at);
    const number = block === undefined ? undefined : numberOf(block);
    if (block === undefined || number === undefined)
      return { problem: 'it does not have such a late block yet', waiting: true };
    if (point.kind === 'block' && number !== point.number)
      return { problem: `its next block is ${number}`, waiting: false };
    return this.#beginWith(block, number);
  }

  /** What accounts held at an instant, and the block of that instant. */
  readonly stated: StatedBalances = {
    between: (from, upTo) => balancesOfMirror(this.#client, from, upTo),
    startAround: async (instant) => {
      const after = `api/v1/blocks?timestamp=gte:${formatEpoch(consensusNsOf(instant))}&order=asc&limit=1`;
      const [block] = await this.#client.list(after, 'blocks', { most: 1 });
      const number = block === undefined ? undefined : numberOf(block);
      if (block === undefined || number === undefined || beginOf(block) > instant) return undefined;
      return this.#beginWith(block, number);
    },
  };

  #beginWith(block: JsonObject, number: bigint): FoundStart {
    const at = beginOf(block);
    const after = recordName(at - 1n);
    this.#start = { after, number };
    return { after, first: this.#nameOf(block), at: consensusNsOf(at), isRecord: false };
  }

  readState(unseen: UnseenEntities, at: ConsensusNs): Promise<StatedEntities> {
    return statedByMirror(this.#client, unseen, at);
  }

  distrust({ name }: SourceFile): void {
    this.#listed.delete(name);
    this.#gathered.delete(name);
  }

  close(): void {
    this.#client.close();
  }

  /** By number, or by time behind a file that stated none. */
  async #blocksAfter(name: string | undefined, limit: number, end?: SourceEnd): Promise<readonly JsonObject[]> {
    const query = [`limit=${limit}`, 'order=asc'];
    if (name !== undefined && end !== undefined)
      query.push(
        end.number === null ? `timestamp=gt:${formatEpoch(end.consensusEnd)}` : `block.number=gt:${end.number}`,
      );
    else if (name !== undefined && name === this.#start?.after) query.push(`block.number=gte:${this.#start.number}`);
    return this.#client.list(`api/v1/blocks?${query.join('&')}`, 'blocks', { most: limit });
  }

  /** A block by the name of its file, as a batch that was cut off knows it. */
  async #find(name: string): Promise<JsonObject | undefined> {
    const { instant, blockNumber } = parseStreamFileName(name) ?? {};
    if (blockNumber !== undefined) return this.#client.get(`api/v1/blocks/${blockNumber}`);
    if (instant === undefined) return undefined;
    const after = `api/v1/blocks?timestamp=gte:${formatEpoch(instant)}&order=asc&limit=1`;
    const [block] = await this.#client.list(after, 'blocks', { most: 1 });
    return block !== undefined && this.#nameOf(block) === name ? block : undefined;
  }

  #nameOf({ name }: JsonObject): string {
    const kind = typeof name === 'string' ? parseStreamFileName(name)?.kind : undefined;
    if (kind === 'record' || kind === 'block') return name as string;
    throw this.#client.odd('api/v1/blocks', `returns the block ${JSON.stringify(name)}, which is not a stream file`);
  }

  /** Begins with the blocks behind the named one. Their failures are for who asks for them. */
  #gatherAhead(name?: string): void {
    const names = [...this.#listed.keys()];
    const next = name === undefined ? 0 : names.indexOf(name) + 1;
    for (const wanted of names.slice(next, next + AHEAD)) {
      const block = this.#listed.get(wanted);
      if (block === undefined || this.#gathered.has(wanted)) continue;
      const gathering = gatherBlock(this.#client, block);
      gathering.catch(() => {
        // Whoever asks for the block gets the error, and the next one asks the node again.
        this.#gathered.delete(wanted);
      });
      this.#gathered.set(wanted, gathering);
    }
  }
}

function startQuery(point: StartPoint): string {
  if (point.kind === 'block') return `block.number=gte:${point.number}&order=asc&limit=1`;
  if (point.kind === 'instant') return `timestamp=gte:${formatEpoch(point.at)}&order=asc&limit=2`;
  return `order=${point.kind === 'latest' ? 'desc' : 'asc'}&limit=1`;
}

function beginOf({ timestamp }: JsonObject): bigint {
  const { from } = (timestamp ?? {}) as JsonObject;
  return typeof from === 'string' ? (parseEpoch(from) ?? 0n) : 0n;
}

function numberOf({ number }: JsonObject): bigint | undefined {
  return typeof number === 'number' || typeof number === 'bigint' ? BigInt(number) : undefined;
}
