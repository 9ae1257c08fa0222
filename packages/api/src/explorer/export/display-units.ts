import type { Amount, ExportListName } from '@ledgerscope/contract';
import { formatHbar, formatUnits, parseEntityId } from '@ledgerscope/ledger';
import { type TokenState, tokensById } from '@ledgerscope/ledger-store';
import { type TSchema, Type } from 'typebox';
import type { ApiContext } from '../../api-context.ts';
import { tokenNameReply } from '../token/token-reply.ts';
import type { ExportPages } from './exported-pages.ts';

/** More decimals than these are no decimals: pages say "Invalid" then. */
const MOST_DECIMALS = 20;

type Row = Readonly<Record<string, unknown>>;
/** An amount of a row and the token that it is of; hbar without one. */
interface Quantity {
  readonly amount: Amount;
  readonly token?: string | undefined;
}
type ReadQuantity = (row: Row, list: { readonly id: string }) => Quantity | undefined;

const hbarIn =
  (column: string): ReadQuantity =>
  (row) =>
    quantity(row[column]);
/** Of the token that the row names; of hbar where it names none. */
const tokenIn =
  (column: string, token = 'tokenId'): ReadQuantity =>
  (row) =>
    quantity(row[column], row[token]);

const ENTITY = { balanceHbar: hbarIn('balance'), balanceChangeHbar: hbarIn('balanceChange') };
const TRANSACTION = { amountHbar: hbarIn('amount'), transactionFeeHbar: hbarIn('transactionFee') };

/**
 * Columns in display units by list, each behind the one that its name begins with: in hbars, or in whole units of what the row is
 * of. Lists that are not here have no amounts.
 */
const COLUMNS: Partial<Readonly<Record<ExportListName, Readonly<Record<string, ReadQuantity>>>>> = {
  transactions: TRANSACTION,
  'account-transactions': TRANSACTION,
  'block-transactions': TRANSACTION,
  'account-transfers': { amountHbar: hbarIn('amount') },
  'account-statement': {
    amountWhole: tokenIn('amount', 'tokenID'),
    feeWhole: hbarIn('fee'),
    feeEarnedWhole: hbarIn('feeEarned'),
    stakingRewardWhole: hbarIn('stakingReward'),
    changeWhole: tokenIn('change', 'tokenID'),
    balanceWhole: tokenIn('balance', 'tokenID'),
  },
  'contract-calls': { amountHbar: hbarIn('amount') },
  'staking-rewards': { amountHbar: hbarIn('amount') },
  accounts: ENTITY,
  contracts: ENTITY,
  'token-transfers': { amountWhole: tokenIn('amount') },
  'nft-transfers': { priceWhole: priceOf },
  tokens: {
    supplyWhole: tokenIn('supply'),
    totalSupplyWhole: tokenIn('totalSupply'),
    initialSupplyWhole: tokenIn('initialSupply'),
    maxSupplyWhole: tokenIn('maxSupply'),
  },
  'token-holders': { balanceWhole: (row, { id }) => quantity(row.balance, id) },
  'token-balances': { balanceWhole: tokenIn('balance'), balanceChangeWhole: tokenIn('balanceChange') },
  'account-allowances': { amountGrantedWhole: tokenIn('amountGranted'), amountWhole: tokenIn('amount') },
  'account-airdrops': { amountWhole: tokenIn('amount') },
};

/** The list with amounts in display units beside the raw ones; `id` is what it is of. */
export function withDisplayUnits(
  context: ApiContext,
  name: ExportListName,
  id: string,
  { fields, pages }: ExportPages,
): ExportPages {
  const columns = Object.entries(COLUMNS[name] ?? {});
  if (columns.length === 0) return { fields, pages };
  async function* showPages(): ExportPages['pages'] {
    for await (const page of pages) {
      const quantities = page.map((row) =>
        columns.map(([column, read]) => [column, read(row as Row, { id })] as const),
      );
      const tokens = quantities.flat().flatMap(([, one]) => parseEntityId(one?.token ?? '') ?? []);
      const named = await tokensById(context.snapshot, tokens);
      yield page.map((row, index) => ({
        ...row,
        ...Object.fromEntries((quantities[index] ?? []).map(([column, one]) => [column, inUnits(one, named)])),
      }));
    }
  }
  return {
    fields: withColumns(
      fields,
      columns.map(([column]) => column),
    ),
    pages: showPages(),
  };
}

function withColumns(fields: ExportPages['fields'], columns: readonly string[]): Record<string, TSchema> {
  const behind = (field: string) => columns.filter((column) => column.replace(/(?:Hbar|Whole)$/, '') === field);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, schema]) => [
      [field, schema] as const,
      ...behind(field).map((column) => [column, Type.String()] as const),
    ]),
  );
}

/** Empty where nobody knows the decimals. No groups of thousands: spreadsheets read it as a number. */
function inUnits(quantity: Quantity | undefined, tokens: ReadonlyMap<bigint, TokenState>): string | null {
  if (quantity === undefined) return null;
  const { amount, token } = quantity;
  if (token === undefined) return formatHbar(BigInt(amount)).replaceAll(',', '');
  const { decimals } = tokenNameReply(tokens.get(parseEntityId(token) ?? 0n));
  if (decimals === null || decimals > MOST_DECIMALS) return null;
  return formatUnits(BigInt(amount), decimals).replaceAll(',', '');
}

function priceOf({ price }: Row): Quantity | undefined {
  const { amount, tokenId } = (price ?? {}) as Row;
  return quantity(amount, tokenId);
}

function quantity(amount: unknown, token?: unknown): Quantity | undefined {
  if (typeof amount !== 'number' && typeof amount !== 'string') return undefined;
  return { amount, token: typeof token === 'string' ? token : undefined };
}
