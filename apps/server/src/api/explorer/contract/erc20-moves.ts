import type { Erc20Move } from '@ledgerscope/contract';
import { contractAnswers, type Erc20TransferRow, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { hexText, idOrNull, idText } from '../values.ts';
import { type Erc20Metadata, erc20Metadata } from './erc20-metadata.ts';

const UNKNOWN: Erc20Metadata = { name: null, symbol: null, decimals: null };

/** ERC-20 transfers as replies have them, with what their contracts answered to name(), symbol() and decimals(). */
export async function erc20Moves(store: LedgerSnapshot, rows: readonly Erc20TransferRow[]): Promise<Erc20Move[]> {
  const answers = await contractAnswers(
    store,
    rows.map(({ contract }) => contract),
  );
  const metadata = erc20Metadata(answers);
  return rows.map((row) => ({
    index: row.logIndex,
    contractID: idText(row.contract),
    sender: idOrNull(row.sender),
    receiver: idOrNull(row.receiver),
    senderAddress: hexText(row.senderAddress),
    receiverAddress: hexText(row.receiverAddress),
    amount: row.amount,
    ...(metadata.get(row.contract) ?? UNKNOWN),
  }));
}
