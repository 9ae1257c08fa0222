// Reads ABIs of strangers and decodes by them, in a thread of its own: what they ask for holds up nobody else.
import { parentPort } from 'node:worker_threads';
import {
  AbiError,
  AbiLimitError,
  type DecodedAbi,
  decodeCall,
  decodeError,
  decodeLog,
  namedMethod,
  readableEntries,
  type SignatureSet,
  signatureSet,
} from '@ledgerscope/ledger/abi';
import { type AbiAnswers, type AbiOrder, type AbiOrderMessage, keysOf, type OrderedTask } from './abi-orders.ts';
import { textsOf } from './foreign-abi.ts';
import { keccakHex } from './keccak-hex.ts';

/** An ABI that was read. */
interface Known {
  readonly signatures: SignatureSet;
  /** Why it is not used, or not all of it: it asks for more than it may. */
  readonly problem: string | undefined;
  /** What it takes of what all may. */
  readonly weight: number;
}

const NONE = signatureSet([], keccakHex);
/** Parameters of all cached ABIs, and an item for each; they take some dozen megabytes. */
const MAX_WEIGHT = 100_000;

const cached = new Map<string, Known>();
let weight = 0;

parentPort?.on('message', ({ order, texts }: AbiOrderMessage) => {
  for (const [key, text] of texts) cache(key, read(text));
  const need = [...keysOf(order)].filter((key) => !cached.has(key));
  if (need.length > 0) return parentPort?.postMessage({ need });
  parentPort?.postMessage({ done: answer(order) });
  evict();
});
parentPort?.postMessage({ ready: true });

function read(text: string): Known {
  try {
    const items: unknown = JSON.parse(text);
    let problem: string | undefined;
    const entries = readableEntries(Array.isArray(items) ? items : [], (error) => {
      // What has no signature for another reason is nothing that anybody waits for.
      if (error instanceof AbiLimitError) problem ??= error.message;
    });
    const parameters = entries.reduce((sum, { inputs, outputs }) => sum + inputs.length + outputs.length, 0);
    return {
      signatures: signatureSet(entries, keccakHex),
      problem,
      weight: 1 + entries.length + parameters,
    };
  } catch (error) {
    if (error instanceof AbiError) return { signatures: NONE, problem: error.message, weight: 1 };
    throw error;
  }
}

function cache(key: string, known: Known): void {
  weight += known.weight - (cached.get(key)?.weight ?? 0);
  cached.set(key, known);
}

/** The least recently used is evicted first: a Map iterates in the order of insertion. */
function evict(): void {
  for (const [key, known] of cached) {
    if (weight <= MAX_WEIGHT) return;
    cached.delete(key);
    weight -= known.weight;
  }
}

function signaturesOf(key: string): Known {
  const known = cached.get(key);
  if (known === undefined) return { signatures: NONE, problem: undefined, weight: 0 };
  cached.delete(key);
  cached.set(key, known);
  return known;
}

function answer(order: AbiOrder): AbiAnswers[AbiOrder['ask']] {
  switch (order.ask) {
    case 'decode':
      return order.tasks.map((task) => {
        const decoded = decodedBy(task);
        return decoded && textsOf(decoded);
      });
    case 'topics': {
      const { problem, signatures } = signaturesOf(order.abi);
      return problem === undefined ? { topics: topicsOf(order.listed, signatures) } : { problem };
    }
    case 'methods': {
      const sets = order.abis.map((key) => signaturesOf(key).signatures);
      return order.selectors.map((selector) => namedMethod(sets, selector));
    }
    case 'selectors':
      return order.abis.flatMap((key) => signaturesOf(key).signatures.selectors.get(order.name) ?? []);
  }
}

function decodedBy({ abis, kind, data, topics = [] }: OrderedTask): DecodedAbi | undefined {
  for (const key of abis) {
    const { signatures } = signaturesOf(key);
    const decoded =
      kind === 'log'
        ? decodeLog(signatures, topics, data)
        : (kind === 'call' ? decodeCall : decodeError)(signatures, data);
    if (decoded !== undefined) return decoded;
  }
  return undefined;
}

function topicsOf(listed: readonly string[], { events }: SignatureSet): readonly string[] {
  const names = new Set(listed);
  return [...events]
    .filter(([topic, some]) => names.has(topic) || some.some(({ name }) => names.has(name)))
    .map(([topic]) => topic);
}
