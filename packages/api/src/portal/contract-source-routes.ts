import type { ContractAbi, ContractSource } from '@ledgerscope/contract';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { addContractSource, type ContractSourceRow, contractAbi, contractSource } from '@ledgerscope/portal-store';
import { idText, instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../add-calls.ts';
import type { ApiContext } from '../api-context.ts';
import { ApiError, FormError } from '../api-error.ts';
import { knownContract } from '../explorer/account/known-account.ts';
import { byteCodeReply } from '../explorer/contract/byte-code-reply.ts';
import { compileSource } from '../explorer/contract/source/compile-source.ts';
import { type CompilerInput, readCompilerInput } from '../explorer/contract/source/compiler-input.ts';
import { type Compiler, findCompiler, listCompilers } from '../explorer/contract/source/compilers.ts';
import { accountOfPath } from '../explorer/entity-named.ts';
import { clientAddress } from '../plugins/client-address.ts';
import { portalStoreOf } from '../portal-store-of.ts';

/** The verified sources and the ABIs of contracts. */
export const CONTRACT_SOURCE_HANDLERS = {
  listCompilers: ({ context }) => ({
    data: { versions: listCompilers(context.compilersFolder).map(({ version }) => version) },
  }),
  getContractSource: async ({ context, path }) => {
    const portal = portalStoreOf(context);
    const contract = await accountOfPath(context, path.id);
    const found = await contractSource(portal, contract);
    return { data: found === undefined ? null : sourceReply(found) };
  },
  getContractAbi: async ({ context, path }) => {
    const portal = portalStoreOf(context);
    const contract = await accountOfPath(context, path.id);
    const found = await contractAbi(portal, contract);
    if (found === undefined) return { data: null };
    const { name, abi, source, hash, uploaded } = found;
    const data: ContractAbi = {
      contractID: idText(contract),
      name,
      abi: abi as ContractAbi['abi'],
      source,
      hash,
      uploaded: instantText(BigInt(uploaded.getTime()) * NS_PER_MS),
    };
    return { data };
  },
} satisfies Partial<Handlers>;

/** The call that sources are sent to, which takes a longer body than others. */
export const VERIFY_HANDLERS = {
  verifyContract: async ({ context, path, form, request }) => {
    const portal = portalStoreOf(context);
    const compiler = compilerOf(context, form.compiler);
    const input = readCompilerInput(form.input);
    const { id, state } = await knownContract(context, path.id);
    const { runtimeByteCode: runtime } = await byteCodeReply(context.snapshot, state);
    if (runtime === null)
      throw new ApiError('not_found', 'The deployed bytecode is unknown, so the source cannot be verified.');
    const before = await contractSource(portal, id);
    if (before?.match === 'full') throw new ApiError('conflict', 'The source of this contract is already verified.');
    const order = { compiler: compiler.file, input, runtime, contract: form.contract };
    const outcome = await compileSource(order, clientAddress(request));
    if (outcome.kind === 'refused') throw new FormError({ input: outcome.errors });
    if (outcome.kind === 'different')
      throw new FormError({
        input: `Compiled, but ${outcome.contracts === 1 ? 'the bytecode does not match' : `none of the ${outcome.contracts} contracts matches`} ${idText(id)}. Check the compiler version and settings.`,
      });
    const { match, contract, abi, paths } = outcome;
    const added = await addContractSource(portal, {
      contractId: id,
      match,
      contract,
      abi,
      compiler: outcome.compiler,
      settings: JSON.stringify(input.settings),
      sources: JSON.stringify(sourcesOf(input, paths)),
    });
    const stored = await contractSource(portal, id);
    if (!added || stored === undefined)
      throw new ApiError(
        'conflict',
        'This contract already has a verified source, and the new source is not a better match.',
      );
    return { data: sourceReply(stored) };
  },
} satisfies Partial<Handlers>;

function compilerOf({ compilersFolder }: ApiContext, version: string): Compiler {
  const compilers = listCompilers(compilersFolder);
  const found = findCompiler(compilers, version);
  if (found !== undefined) return found;
  const there = compilers.map((one) => one.version).join(', ');
  throw new FormError({ compiler: `Compiler version not available. Available versions: ${there}.` });
}

/** What the contract is not made of is not stored. */
function sourcesOf({ sources }: CompilerInput, paths: readonly string[]): Readonly<Record<string, string>> {
  const named = new Set(paths);
  return Object.fromEntries(
    Object.entries(sources).flatMap(([path, { content }]) => (named.has(path) ? [[path, content] as const] : [])),
  );
}

function sourceReply(row: ContractSourceRow): ContractSource {
  const { contractId, match, compiler, contract, settings, sources, verified } = row;
  const texts = Object.entries(JSON.parse(sources) as Readonly<Record<string, string>>);
  return {
    contractID: idText(contractId),
    match,
    compiler,
    contract,
    settings: JSON.parse(settings) as ContractSource['settings'],
    sources: texts.map(([path, content]) => ({ path, content })),
    verified: instantText(BigInt(verified.getTime()) * NS_PER_MS),
  };
}
