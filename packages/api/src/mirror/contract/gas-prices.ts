import { NS_PER_HOUR, NS_PER_SECOND } from '@ledgerscope/ledger';
import type {
  ContractResultRow,
  EthereumTransactionRow,
  LedgerSnapshot,
  TransactionRow,
} from '@ledgerscope/ledger-store';
import { readFeeSchedules } from '../network/fee-schedules.ts';
import { gasFees, inForce } from '../network/network-fees.ts';

/** What a price of gas depends on. */
export interface PricedRun {
  readonly result: Pick<ContractResultRow, 'consensusNs' | 'isCreate'>;
  readonly transaction: Pick<TransactionRow, 'hbarEquiv' | 'centEquiv'>;
  readonly parts: { readonly ethereum: EthereumTransactionRow | undefined };
}

/** What a unit of gas cost in tinybars; undefined where no schedule of fees or no rate says it. */
export type GasPriceOf = (run: PricedRun) => bigint | undefined;

/** Prices of gas for what is no Ethereum transaction, by the schedule of fees of its hour and the rate of its record. */
export async function readGasPrices(snapshot: LedgerSnapshot, runs: readonly PricedRun[]): Promise<GasPriceOf> {
  const native = runs.filter(({ parts }) => parts.ethereum === undefined);
  const hours = [...new Set(native.map(({ result }) => hourOf(result.consensusNs)))];
  const read = hours.map(async (hour) => {
    const found = await snapshot.caches.answers.readAt(snapshot.head, `fee schedules of ${hour}`, () =>
      readFeeSchedules(snapshot, hour),
    );
    return [hour, found?.read] as const;
  });
  const schedules = new Map(await Promise.all(read));
  return ({ result, transaction: { hbarEquiv, centEquiv } }) => {
    const known = schedules.get(hourOf(result.consensusNs));
    if (known === undefined) return undefined;
    const { current, next } = known;
    const at = result.consensusNs / NS_PER_SECOND;
    const schedule = inForce(current, next, current.expiryTime?.seconds ?? 0n, at);
    const type = result.isCreate === 1 ? 'ContractCreate' : 'ContractCall';
    return gasFees(schedule, { hbarEquiv, centEquiv }).find(({ transaction_type: name }) => name === type)?.gas;
  };
}

function hourOf(ns: bigint): bigint {
  return ns - (ns % NS_PER_HOUR);
}
