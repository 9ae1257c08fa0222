import { Worker } from 'node:worker_threads';
import { ABI_LIMITS } from '@ledgerscope/ledger/abi';
import type { AbiAnswers, AbiOrder, AbiOrderMessage, AbiReplyMessage } from './abi-orders.ts';
import { FairQueue } from './fair-queue.ts';
import type { AbiTask, DecodedTexts, ForeignAbi } from './foreign-abi.ts';

/** What threads may take. */
export interface AbiThreadLimits {
  readonly threads: number;
  /** For one order: what is decoded within the limits of ABIs takes some milliseconds. */
  readonly ms: number;
  /** Of the JavaScript heap of each. */
  readonly heapMb: number;
  /** Orders of one owner that wait. */
  readonly waitingOfOwner: number;
}

export const ABI_THREADS: AbiThreadLimits = { threads: 2, ms: 5_000, heapMb: 128, waitingOfOwner: 32 };

/** An ABI took more than it may; the message says of what. */
export class AbiStoppedError extends Error {
  override readonly name = 'AbiStoppedError';
}

/** As much of an owner waits as may: what is asked can be asked again. */
export class AbiBusyError extends Error {
  override readonly name = 'AbiBusyError';
}

/** Of the owner: others wait for no more than so much of theirs. */
const TASKS_PER_ORDER = 64;
const BYTES_PER_ORDER = 262_144;
/** A thread that was ended by a busy machine is not the ABI's fault: it is tried again once. */
const TRIES = 2;
const PROGRAM = new URL('./abi-thread.ts', import.meta.url);

interface Job {
  readonly order: AbiOrder;
  readonly abis: ReadonlyMap<string, ForeignAbi>;
  readonly resolve: (answer: AbiAnswers[keyof AbiAnswers]) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * A few threads in which ABIs of strangers are read, and calls and logs decoded by them. Those who own the ABIs take turns; what takes too
 * long or too much memory ends its thread, and only what was asked for there fails.
 */
export class AbiThreads {
  readonly #limits: AbiThreadLimits;
  readonly #program: URL;
  readonly #threads = new Set<Thread>();
  readonly #waiting: FairQueue<Job>;

  constructor(limits: AbiThreadLimits = ABI_THREADS, program: URL = PROGRAM) {
    this.#limits = limits;
    this.#program = program;
    this.#waiting = new FairQueue(limits.waitingOfOwner);
  }

  /** For each task what it is; undefined where no ABI knows it or its bytes do not fit. @throws AbiStoppedError */
  async decode(owner: string, tasks: readonly AbiTask[]): Promise<(DecodedTexts | undefined)[]> {
    const decoded: (DecodedTexts | undefined)[] = [];
    for (const some of ordersOf(tasks)) {
      const order = { ask: 'decode' as const, tasks: some.map(orderedTask) };
      decoded.push(
        ...(await this.#ask(
          owner,
          order,
          some.flatMap(({ abis }) => abis),
        )),
      );
    }
    return decoded;
  }

  /** First topics of the events that are listed by name or topic, as far as the ABI knows them; `problem` says why it is not used. @throws AbiStoppedError */
  topics(owner: string, abi: ForeignAbi, listed: readonly string[]): Promise<AbiAnswers['topics']> {
    return this.#ask(owner, { ask: 'topics', abi: abi.key, listed }, [abi]);
  }

  /** Selectors (8 hex digits) of the functions of a name. @throws AbiStoppedError */
  selectors(owner: string, abis: readonly ForeignAbi[], name: string): Promise<AbiAnswers['selectors']> {
    return this.#ask(owner, { ask: 'selectors', abis: abis.map(({ key }) => key), name }, abis);
  }

  /** What each selector (8 hex digits) names in the ABIs of one contract; undefined where none knows it. @throws AbiStoppedError */
  methods(owner: string, abis: readonly ForeignAbi[], selectors: readonly string[]): Promise<AbiAnswers['methods']> {
    return this.#ask(owner, { ask: 'methods', abis: abis.map(({ key }) => key), selectors }, abis);
  }

  #ask<Ask extends AbiOrder['ask']>(
    owner: string,
    order: AbiOrder & { readonly ask: Ask },
    abis: readonly ForeignAbi[],
  ): Promise<AbiAnswers[Ask]> {
    return new Promise<AbiAnswers[keyof AbiAnswers]>((resolve, reject) => {
      const byKey = new Map(abis.map((abi) => [abi.key, abi]));
      const isWaiting = this.#waiting.add(owner, { order, abis: byKey, resolve, reject, tries: 0 });
      if (isWaiting) this.#next();
      else reject(new AbiBusyError('too much waits to be decoded by ABIs of the same owner'));
    }) as Promise<AbiAnswers[Ask]>;
  }

  /** Gives free threads what waits. */
  #next(): void {
    while (!this.#waiting.isEmpty) {
      const thread = this.#freeThread();
      const job = thread && this.#waiting.take();
      if (thread === undefined || job === undefined) return;
      thread.job = job;
      job.tries++;
      // While it works the process stays for its answer, and not longer.
      thread.worker.ref();
      if (thread.isReady) this.#send(thread, job, new Map());
    }
  }

  #freeThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.job === undefined) return thread;
    return this.#threads.size < this.#limits.threads ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#program, {
      // Nothing of the server's environment is there to be read.
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    const thread: Thread = { worker, isReady: false, job: undefined, timer: undefined };
    this.#threads.add(thread);
    worker.on('message', (message: AbiReplyMessage) => this.#onReply(thread, message));
    worker.on('error', (error) => this.#end(thread, failureOf(thread, error)));
    worker.on('exit', (code) => this.#end(thread, new Error(`a thread of ABIs ended with code ${code}`)));
    return thread;
  }

  #send(thread: Thread, { order }: Job, texts: AbiOrderMessage['texts']): void {
    const { ms } = this.#limits;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(
      () => this.#end(thread, new AbiStoppedError(`reading by it took more than ${ms / 1_000} seconds`)),
      ms,
    );
    thread.worker.postMessage({ order, texts } satisfies AbiOrderMessage);
  }

  #onReply(thread: Thread, message: AbiReplyMessage): void {
    if ('ready' in message) {
      thread.isReady = true;
      if (thread.job !== undefined) this.#send(thread, thread.job, new Map());
      return;
    }
    const { job } = thread;
    if (job === undefined) return;
    clearTimeout(thread.timer);
    if ('need' in message)
      void textsOfAbis(job, message.need).then(
        (texts) => thread.job === job && this.#send(thread, job, texts),
        (error: unknown) => thread.job === job && this.#finish(thread, () => job.reject(error)),
      );
    else this.#finish(thread, () => job.resolve(message.done));
  }

  #finish(thread: Thread, settle: () => void): void {
    thread.job = undefined;
    thread.worker.unref();
    settle();
    this.#next();
  }

  /** Ends a thread with what it works on. */
  #end(thread: Thread, failure: Error): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    const { job } = thread;
    thread.job = undefined;
    if (job !== undefined && job.tries < TRIES) this.#waiting.addFirst(job);
    else job?.reject(failure);
    this.#next();
  }
}

let shared: AbiThreads | undefined;

/** The threads of this process. */
export function sharedAbiThreads(): AbiThreads {
  shared ??= new AbiThreads();
  return shared;
}

/** What no ABI can be blamed for is a failure of the server. */
function failureOf({ isReady }: Thread, error: Error & { readonly code?: string }): Error {
  if (isReady && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AbiStoppedError('reading by it exceeded the memory limit', { cause: error });
  return error;
}

async function textsOfAbis({ abis }: Job, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await Promise.all(
    keys.map(async (key) => [key, textFor((await abis.get(key)?.text()) ?? '')] as const),
  );
  return new Map(texts);
}

/** One that is gone is known as one that describes nothing, and one that is too large: no thread is to unfold that. */
function textFor(text: string): string {
  return text === '' || text.length > ABI_LIMITS.bytes ? '[]' : text;
}

function* ordersOf(tasks: readonly AbiTask[]): Generator<readonly AbiTask[]> {
  let some: AbiTask[] = [];
  let bytes = 0;
  for (const task of tasks) {
    if (some.length >= TASKS_PER_ORDER || (some.length > 0 && bytes + task.data.length > BYTES_PER_ORDER)) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(task);
    bytes += task.data.length;
  }
  if (some.length > 0) yield some;
}

function orderedTask({ abis, kind, data, topics }: AbiTask) {
  return { abis: abis.map(({ key }) => key), kind, data: copyBytes(data), topics: topics?.map(copyBytes) ?? [] };
}

/** With memory of its own: a part of a larger piece would take all of that along. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}
