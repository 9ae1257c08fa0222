import { BusyStoreError, FairPool } from '@ledgerscope/ledger-store';
import { runInProcess } from '@ledgerscope/process/one-shot-process';
import { ThreadEndedError, type ThreadLimits } from '@ledgerscope/process/one-shot-thread';
import { ApiError, FormError } from '../../../api-error.ts';
import { ClientPlaces } from '../../../plugins/client-places.ts';
import type { CompilerInput } from './compiler-input.ts';

/** What the thread is asked. */
export interface CompileOrder {
  /** File of the compiler's program. */
  readonly compiler: string;
  readonly input: CompilerInput;
  /** Code that the contract runs, as hexadecimal digits. */
  readonly runtime: string;
  /** Path and name; null for every contract of the sources. */
  readonly contract: string | null;
  /** What the compiler's program may take. */
  readonly memoryBytes: number;
}

/** What it found. */
export type CompileOutcome =
  | {
      readonly kind: 'match';
      readonly match: 'full' | 'partial';
      readonly contract: string;
      readonly compiler: string;
      readonly abi: readonly unknown[];
      /** Of the sources that the contract is made of. */
      readonly paths: readonly string[];
    }
  /** None of so many contracts has this code. */
  | { readonly kind: 'different'; readonly contracts: number }
  | { readonly kind: 'refused'; readonly errors: string };

const THREAD = new URL('./compile-thread.ts', import.meta.url);
/** Of one run of the compiler, which has a process of its own. */
export const COMPILE_LIMITS = { ms: 25_000, heapMb: 512 } as const;
export const MEMORY_BYTES = 1_073_741_824;
/** One takes a core; clients take turns. */
const alone = new FairPool([0]);
/** Who waits for longer is asked to come back, before the connection counts as silent. */
const MOST_WAIT_MS = 30_000;
/** Sources that are compiled or wait, of one client address and of all. */
export const VERIFICATIONS = { each: 1, all: 8 } as const;
const places = new ClientPlaces(VERIFICATIONS);
const BUSY = 'The compiler is busy. Try again in a minute.';

/**
 * Compiles a source and compares what comes out with the code of a contract.
 * @param client address of whoever asks
 * @throws FormError where the compiler cannot do it within its limits, ApiError `rate_limited` where a source of the client is being compiled,
 * `overloaded` where others wait already
 */
export async function compileSource(
  order: Omit<CompileOrder, 'memoryBytes'>,
  client: string,
  limits: ThreadLimits & { readonly memoryBytes: number } = { ...COMPILE_LIMITS, memoryBytes: MEMORY_BYTES },
): Promise<CompileOutcome> {
  const place = places.take(client);
  if (place === 'client')
    throw new ApiError('rate_limited', 'You already have a compilation in progress. Try again when it finishes.');
  if (place === 'all') throw new ApiError('overloaded', BUSY);
  const workerData: CompileOrder = { ...order, memoryBytes: limits.memoryBytes };
  try {
    return await alone.run(() => runInProcess<CompileOutcome>(THREAD, workerData, limits), MOST_WAIT_MS);
  } catch (error) {
    if (error instanceof BusyStoreError) throw new ApiError('overloaded', BUSY);
    if (!(error instanceof ThreadEndedError)) throw error;
    throw new FormError({ input: `The compiler was stopped: ${error.message}.` });
  } finally {
    place();
  }
}
