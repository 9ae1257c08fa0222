// Compiles a source and compares it with the code of a contract, in a thread of a process of its own.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { ABI_LIMITS } from '@ledgerscope/ledger/abi';
import type { CompileOrder, CompileOutcome } from './compile-source.ts';
import { type CompiledCode, matchCode } from './match-code.ts';

interface Compiled {
  readonly abi: readonly unknown[];
  readonly metadata: string;
  readonly evm: CompiledCode;
}

interface Output {
  readonly errors?: readonly {
    readonly severity: string;
    readonly formattedMessage?: string;
    readonly message: string;
  }[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
}

const MAX_ERRORS = 2_000;
const PAGE_BYTES = 65_536;
const WANTED = [
  'abi',
  'metadata',
  'evm.deployedBytecode.object',
  'evm.deployedBytecode.immutableReferences',
  'evm.deployedBytecode.linkReferences',
  'evm.legacyAssembly',
];

const { compiler, input, runtime, contract, memoryBytes } = workerData as CompileOrder;
boundMemory();
parentPort?.postMessage({ loaded: true });
parentPort?.postMessage({ done: outcomeOf() });

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The limits of a thread do not count what WebAssembly takes; the compiler asks for more through this one method. */
function boundMemory(): void {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } };
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > memoryBytes) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}

function outcomeOf(): CompileOutcome {
  const require = createRequire(import.meta.url);
  const wrap = require('solc/wrapper.js') as (program: unknown) => {
    compile: (input: string) => string;
    version: () => string;
  };
  const solc = wrap(require(compiler));
  const settings = { ...input.settings, outputSelection: { '*': { '*': WANTED } } };
  const { errors = [], contracts = {} } = JSON.parse(solc.compile(JSON.stringify({ ...input, settings }))) as Output;
  const fatal = errors.filter(({ severity }) => severity === 'error');
  if (fatal.length > 0) {
    const text = fatal.map(({ formattedMessage, message }) => formattedMessage ?? message).join('\n');
    return { kind: 'refused', errors: text.slice(0, MAX_ERRORS) };
  }
  const all = Object.entries(contracts).flatMap(([path, byName]) =>
    Object.entries(byName).map(([name, made]) => ({ name: `${path}:${name}`, made })),
  );
  const compared = contract === null ? all : all.filter(({ name }) => name === contract);
  if (compared.length === 0) return { kind: 'refused', errors: 'The sources do not contain this contract.' };
  const matches = compared.flatMap(({ name, made }) => {
    const match = matchCode(runtime, made.evm);
    return match === undefined ? [] : [{ name, made, match }];
  });
  const best = matches.find(({ match }) => match === 'full') ?? matches[0];
  if (best === undefined) return { kind: 'different', contracts: compared.length };
  // A few lines of source can make a function of each contract take the same large structure.
  if (JSON.stringify(best.made.abi).length > ABI_LIMITS.bytes)
    return { kind: 'refused', errors: `The ABI of ${best.name} has more than ${ABI_LIMITS.bytes} bytes.` };
  const { sources } = JSON.parse(best.made.metadata) as { readonly sources: object };
  return {
    kind: 'match',
    match: best.match,
    contract: best.name,
    compiler: solc.version().replace(/\.Emscripten.*/, ''),
    abi: best.made.abi,
    paths: Object.keys(sources),
  };
}
