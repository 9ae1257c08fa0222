import type { Batch } from '../ledger-snapshot.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from './sample-rows.ts';

const START = 1_700_000_000_000_000_000n;
/** An instant within a batch. */
export const instantIn = (batch: number, place: number): bigint => START + BigInt(batch) * 1_000n + BigInt(place);

/** Account 7 gets another balance, another account pays, and account 1007 is in each. */
export function ledgerBatch(number: number): Batch {
  const sequence = BigInt(number);
  const batch = `batch-${number}`;
  const version = instantIn(number, 9);
  const transaction = [1, 2, 3].map((place) =>
    sampleTransaction({
      consensusNs: instantIn(number, place),
      block: sequence,
      payer: 1000n + BigInt(number),
      transferAccount: [1007n],
      transferAmount: [1n],
      transferErrata: [0],
      result: place === 3 ? 10 : 22,
    }),
  );
  return {
    batch: { sequence, batch, fileNames: [batch], fileHashes: [''] },
    rows: sampleRows({
      transaction,
      transactionRaw: transaction.map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs })),
      accountBalance: [sampleRow('accountBalance', { id: 7n, balance: sequence, slot: number % 2, version })],
    }),
    blocks: [sampleBlock({ sequence, batch, firstNs: instantIn(number, 1), lastNs: version, transactions: 3 })],
  };
}
