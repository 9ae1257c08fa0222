import { promisify } from 'node:util';
import { brotliDecompress, zstdDecompress } from 'node:zlib';
import { type EntityId, formatEntityId, hexText } from '@ledgerscope/ledger';
import { type LedgerSnapshot, type LedgerStore, topicMessages, topicStates } from '@ledgerscope/ledger-store';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import { boundedLimit } from '@ledgerscope/process/bounded-limit';
import { LRUCache } from 'lru-cache';

const MB = 1_048_576;
const MAX_FILE_BYTES = 20 * MB;
/** About eight megabytes of base 64. */
const MAX_MESSAGES = 8_000;
const PAGE = 1_000;
const AT_A_TIME = 2;
const MOST_WAITING = 64;
const CACHED_BYTES = 32 * MB;
const UNPACK = { zstd: promisify(zstdDecompress), brotli: promisify(brotliDecompress) };

/** What the memo of a topic says of the file in its messages. */
interface TopicFileMemo {
  /** SHA-256 of the file before it was compressed. */
  readonly hash: string;
  readonly algorithm: keyof typeof UNPACK;
}

/**
 * Files that are written into the messages of topics (HCS-1): the memo of the topic is `<SHA-256>:<zstd or brotli>:base64`, and each message
 * a JSON object with a part `c` of the compressed file and its place `o`. What is not the file that the memo names is no file.
 */
export class TopicFiles {
  readonly #store: Pick<LedgerStore, 'snapshot'>;
  readonly #limit = boundedLimit(AT_A_TIME, MOST_WAITING);
  /** Such a file never changes: its hash is in a memo that nobody may change. */
  readonly #cached = new LRUCache<EntityId, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  constructor(store: Pick<LedgerStore, 'snapshot'>) {
    this.#store = store;
  }

  /** The file of a topic, at most 20 MB. @throws OutsideError where the topic holds none, or not yet; BusyError */
  async read(topic: EntityId): Promise<Buffer> {
    return this.#cached.get(topic) ?? this.#limit(() => this.#readNow(topic));
  }

  async #readNow(topic: EntityId): Promise<Buffer> {
    const name = `Topic ${formatEntityId(topic)}`;
    const snapshot = this.#store.snapshot();
    const state = (await topicStates(snapshot, [topic])).get(topic);
    if (state === undefined) throw new OutsideError('status', `${name} does not exist.`);
    const memo = readMemo(state.memo);
    if (memo === undefined)
      throw new OutsideError('bad-content', `${name} does not contain a file (HCS-1): the memo does not describe one.`);
    if (state.adminKey.length > 0 || state.submitKey.length === 0)
      throw new OutsideError(
        'bad-content',
        `${name} does not contain a file (HCS-1): it must have a submit key and no admin key.`,
      );
    if (state.sequenceNumber > MAX_MESSAGES)
      throw new OutsideError('too-large', `${name} has more than ${MAX_MESSAGES} messages.`);
    const packed = Buffer.from(joinParts(await readParts(snapshot, topic), name), 'base64');
    const file = await unpack(packed, memo, name);
    this.#cached.set(topic, file);
    return file;
  }
}

function readMemo(memo: string): TopicFileMemo | undefined {
  const [, hash, algorithm] = /^([0-9a-f]{64}):(zstd|brotli):base64$/i.exec(memo.trim()) ?? [];
  if (hash === undefined || algorithm === undefined) return undefined;
  return { hash: hash.toLowerCase(), algorithm: algorithm.toLowerCase() as keyof typeof UNPACK };
}

/** Parts by their place; of two for one place the first one counts. */
async function readParts(snapshot: LedgerSnapshot, topic: EntityId): Promise<Map<number, string>> {
  const parts = new Map<number, string>();
  for (let after: bigint | undefined, more = true; more; ) {
    const rows = await topicMessages(snapshot, { topic, order: 'asc', limit: PAGE, after });
    for (const { message } of rows) {
      const part = readPart(message);
      if (part !== undefined && !parts.has(part.place)) parts.set(part.place, part.text);
    }
    after = rows.at(-1)?.sequenceNumber;
    more = rows.length === PAGE;
  }
  return parts;
}

function readPart(message: Uint8Array): { readonly place: number; readonly text: string } | undefined {
  try {
    const { o, c } = JSON.parse(Buffer.from(message).toString('utf8')) as {
      readonly o?: unknown;
      readonly c?: unknown;
    };
    return typeof c === 'string' && Number.isSafeInteger(o) && Number(o) >= 0
      ? { place: Number(o), text: c }
      : undefined;
  } catch {
    // Anybody with the submit key may write anything: what is no part is passed over.
    return undefined;
  }
}

/** The base 64 of all parts, without the media type before it. */
function joinParts(parts: ReadonlyMap<number, string>, name: string): string {
  const texts = Array.from({ length: parts.size }, (_, place) => {
    const text = parts.get(place);
    if (text === undefined)
      throw new OutsideError('status', `${name} does not contain the complete file yet: chunk ${place} is missing.`);
    return text;
  });
  return texts.join('').replace(/^data:[^,]{0,200};base64,/i, '');
}

async function unpack(packed: Buffer, { hash, algorithm }: TopicFileMemo, name: string): Promise<Buffer> {
  const file = await UNPACK[algorithm](packed, { maxOutputLength: MAX_FILE_BYTES }).catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new OutsideError('too-large', `The file is larger than ${MAX_FILE_BYTES / MB} MB.`);
    throw incomplete(name);
  });
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(file));
  if (hexText(new Uint8Array(digest)) !== hash) throw incomplete(name);
  return file;
}

/** Parts at the end that are not there yet look like wrong ones. */
function incomplete(name: string): OutsideError {
  return new OutsideError(
    'status',
    `The messages of ${name.replace('Topic', 'topic')} do not match the file hash in the topic memo.`,
  );
}
