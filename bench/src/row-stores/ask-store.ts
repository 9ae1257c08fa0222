import { percentile } from '../percentile.ts';
import { cpuMicros, type Samples } from './fill-store.ts';
import { ROW_KINDS, type RowStore } from './row-store.ts';

const PAGE = 25;
const CLIENTS = 8;

/** How long one question takes. */
export interface Asked {
  readonly name: string;
  readonly keys: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of processor time a call, of this process and of the store's own. */
  readonly cpu: number;
  /** A second, of eight clients at once. */
  readonly rate: number;
}

/** What pages by key ask, each with keys that were not asked for before: one client in turn, then eight with other keys. */
export async function askStore(store: RowStore, samples: Samples, keys: number): Promise<Asked[]> {
  const pick = picker(samples, keys);
  const newest = 1n << 62n;
  const transaction = async (at: bigint) => (await store.rows([[ROW_KINDS.transaction, at]]))[0]?.length;
  const byHash = async (hash: bigint) => {
    const [at] = await store.rows([[ROW_KINDS.hash, hash]]);
    return at === undefined ? undefined : transaction(Buffer.from(at).readBigInt64LE());
  };
  const account = (id: bigint) =>
    store.rows([
      [ROW_KINDS.account, id],
      [ROW_KINDS.balance, id],
    ]);
  const instants = pick('instants');
  const before = (list: bigint, index: number) => store.list(list, instants[index % instants.length] ?? newest, PAGE);
  return [
    await ask(store, 'transaction by instant', pick('instants'), transaction),
    await ask(store, 'transaction by hash', pick('hashes'), byHash),
    await ask(store, 'account with balance', pick('accounts'), account),
    await ask(store, '25 newest of a list', pick('lists'), (list) => store.list(list, newest, PAGE)),
    await ask(store, '25 of a list before an instant', pick('lists'), before),
  ];
}

/** Evenly distributed keys; each call gives others. */
function picker(samples: Samples, keys: number): (kind: keyof Samples) => bigint[] {
  let asked = 0;
  return (kind) => {
    const all = [...new Set(samples[kind])];
    const step = Math.max(1, Math.floor(all.length / (2 * keys)));
    asked += 1;
    return all.filter((_, index) => index % step === asked % step).slice(0, 2 * keys);
  };
}

async function ask(
  store: RowStore,
  name: string,
  keys: readonly bigint[],
  question: (key: bigint, index: number) => Promise<unknown>,
): Promise<Asked> {
  const half = Math.ceil(keys.length / 2);
  const before = cpuMicros() + store.ownCpuMicros();
  const times: number[] = [];
  for (const [index, key] of keys.slice(0, half).entries()) {
    const start = performance.now();
    await question(key, index);
    times.push(performance.now() - start);
  }
  const cpu = (cpuMicros() + store.ownCpuMicros() - before) / half / 1_000;
  const others = keys.slice(half);
  const start = performance.now();
  const waiting = [...others.entries()];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await question(next[1], next[0]);
    }),
  );
  const rate = (others.length / (performance.now() - start)) * 1_000;
  return { name, keys: keys.length, p50: percentile(times, 50), p95: percentile(times, 95), cpu, rate };
}
