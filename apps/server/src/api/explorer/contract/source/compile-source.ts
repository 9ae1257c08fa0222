import pLimit from 'p-limit';
import { runInThread, ThreadEndedError } from '../../../../one-shot-thread.ts';
import { ApiError, FormError } from '../../../api-error.ts';
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
const LIMITS = { ms: 25_000, heapMb: 512 };
const MEMORY_BYTES = 1_073_741_824;
/** One takes a core; who waits behind one is answered before the connection counts as silent. */
const alone = pLimit(1);
const MAX_WAITING = 1;

/**
 * Compiles a source and compares what comes out with the code of a contract.
 * @throws FormError where the compiler cannot do it within its limits, ApiError `overloaded` where others wait already
 */
export async function compileSource(
  order: Omit<CompileOrder, 'memoryBytes'>,
  limits: typeof LIMITS & { readonly memoryBytes: number } = { ...LIMITS, memoryBytes: MEMORY_BYTES },
): Promise<CompileOutcome> {
  if (alone.pendingCount >= MAX_WAITING)
    throw new ApiError('overloaded', 'Other sources are being compiled. Try again in a minute.');
  const workerData: CompileOrder = { ...order, memoryBytes: limits.memoryBytes };
  try {
    return await alone(() => runInThread<CompileOutcome>(THREAD, workerData, limits));
  } catch (error) {
    if (!(error instanceof ThreadEndedError)) throw error;
    throw new FormError({ input: `The compiler was stopped: ${error.message}.` });
  }
}
