import { type LedgerSnapshot, QueryLimitError, RetryableStoreError, tokenContracts } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../../api-context.ts';
import { knownContractTokens } from './contract-tokens.ts';

/** Contracts that are tokens and have a name or a symbol. */
export interface NamedToken {
  readonly id: string;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly standard: string;
}

/** Of more token contracts those that move most are named. */
const MOST_NAMED = 1_000;
/** New tokens are looked for so often. */
const FRESH_MS = 60_000;

interface Listed {
  readonly contracts: Promise<readonly bigint[]>;
  readonly atMs: number;
}

const listed = new WeakMap<LedgerSnapshot['caches'], Listed>();

/** Token contracts by their own names, as far as they were asked; the others are asked behind, and have names the next time. */
export async function namedTokens(context: ApiContext): Promise<readonly NamedToken[]> {
  const contracts = await contractsOf(context);
  return [...knownContractTokens(context, contracts)].flatMap(([contract, { standard, name, symbol }]) =>
    standard === null || (name === null && symbol === null) ? [] : [{ id: idText(contract), name, symbol, standard }],
  );
}

function contractsOf(context: ApiContext): Promise<readonly bigint[]> {
  const { snapshot } = context;
  const known = listed.get(snapshot.caches);
  if (known !== undefined && performance.now() - known.atMs < FRESH_MS) return known.contracts;
  const contracts = tokenContracts(snapshot, MOST_NAMED).catch((error: unknown) => {
    if (!(error instanceof QueryLimitError || error instanceof RetryableStoreError)) throw error;
    // Names are a help: everything else is shown without them.
    context.log.warn({ err: error }, 'token contracts could not be listed; they are shown without names');
    context.onIncomplete?.();
    return [];
  });
  listed.set(snapshot.caches, { contracts, atMs: performance.now() });
  return contracts;
}
