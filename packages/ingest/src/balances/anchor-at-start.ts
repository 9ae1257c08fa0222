import { type EntityId, entityIdFromStore, formatEntityId, hbarEntries } from '@ledgerscope/ledger';
import { type BalanceAnchorRow, type BatchRows, HBAR_SUPPLY_TINYBAR } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import type { BalancesAt } from '../source/balance-file.ts';

/** The balances of a file are not those that the transactions of its time start from. */
export class UnfitBalancesError extends Error {
  override readonly name = 'UnfitBalancesError';
}

/** What every account held before the first block, and the row that says from when on that is known. */
export interface StartingBalances {
  readonly anchor: BalanceAnchorRow;
  readonly before: ReadonlyMap<EntityId, bigint>;
}

/**
 * A balance file of the time of the ledger's first block: what that block's transactions moved up to the file's instant is in the file
 * already, and is taken off.
 * @throws UnfitBalancesError where an account would have held less than nothing
 */
export function startingBalances(
  { file, consensusNs, balances }: BalancesAt,
  { transaction }: Pick<BatchRows, 'transaction'>,
  block: Pick<StreamBlock, 'consensusEnd'>,
): StartingBalances {
  const before = new Map(balances);
  for (const row of transaction) if (row.consensusNs <= consensusNs) takeOff(before, row);
  for (const [account, balance] of before)
    if (balance < 0n)
      throw new UnfitBalancesError(
        `${file} does not fit the transactions of its time: ${formatEntityId(account)} would have held ${balance} tinybars before them`,
      );
  const anchor = {
    consensusNs: knownFromNs({ consensusNs }, block),
    origin: 'snapshot',
    fileName: file,
    accounts: BigInt(balances.size),
    total: HBAR_SUPPLY_TINYBAR,
  };
  return { anchor, before };
}

/** The instant as one of the first block: between its end and a later one of the file nothing happens. */
export function knownFromNs(
  { consensusNs }: Pick<BalancesAt, 'consensusNs'>,
  { consensusEnd }: Pick<StreamBlock, 'consensusEnd'>,
): bigint {
  return consensusNs < consensusEnd ? consensusNs : consensusEnd;
}

function takeOff(before: Map<EntityId, bigint>, row: BatchRows['transaction'][number]): void {
  for (const entry of hbarEntries(row)) {
    const account = entityIdFromStore(entry.account);
    before.set(account, (before.get(account) ?? 0n) - entry.amount);
  }
}
