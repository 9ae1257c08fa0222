import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { hintsChange } from '@ledgerscope/streams/testing/write-hints-change';
import { streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';

export const FIRST = new ToyLedger('handover one', [1n, 1n, 2n]);
export const SECOND = new ToyLedger('handover two', [1n, 1n]);
export const THIRD = new ToyLedger('handover three', [2n, 1n]);
export const LEDGER_ID = Buffer.from(FIRST.longPublication.ledgerId).toString('hex');
/** Trusts that ledger id, which block 0 publishes. */
export const PINNED = ['--ledger-id', LEDGER_ID];
export const keyOf = (ledger: ToyLedger) => createHash('sha256').update(ledger.hintsKey).digest('hex');

/** A block by the changes of keys in it, and who signs it; nobody: its signature is none. */
export type HandoverBlock = readonly [by: ToyLedger | undefined, ...changes: Uint8Array[]];

export const announce = (construction: bigint, { hintsKey: key }: ToyLedger) =>
  hintsChange({ state: 'next', construction, key });
export const activate = (construction: bigint, { hintsKey: key }: ToyLedger) =>
  hintsChange({ state: 'active', construction, key });
export const EMPTY = hintsChange({ state: 'next' });
export const BEGIN: HandoverBlock = [FIRST, activate(1n, FIRST)];

/** What networks do: keys are collected, the next one stands, it is put in force by a block that is signed under it. */
export const HISTORY: readonly HandoverBlock[] = [
  BEGIN,
  [FIRST, hintsChange({ state: 'next', construction: 2n })],
  [FIRST, hintsChange({ state: 'next', isPartial: true, isCollecting: true })],
  [FIRST, hintsChange({ state: 'next', isPartial: true, key: SECOND.hintsKey, cleared: [4] })],
  [FIRST],
  [SECOND, hintsChange({ state: 'active', construction: 2n, isPartial: true, key: SECOND.hintsKey }), EMPTY],
  [FIRST],
  [SECOND],
  [SECOND, announce(3n, THIRD)],
  [THIRD, hintsChange({ state: 'next', isPartial: true, cleared: [1, 2, 3, 6] }), activate(3n, THIRD)],
  [THIRD],
];

function bodyOf(number: number): Partial<hapi.TransactionBody> {
  if (number > 0) return { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };
  const nodeContributions = FIRST.longPublication.nodeContributions.map((node) => ({
    ...hapi.LedgerIdNodeContribution.create(),
    ...node,
  }));
  const publication = { ...FIRST.longPublication, nodeContributions };
  return { ledgerIdPublication: { ...hapi.LedgerIdPublicationTransactionBody.create(), ...publication } };
}

/** Writes these blocks, of which those from `from` on, and before `to`, are put into the folder. */
export function writeBlocks(folder: string, blocks: readonly HandoverBlock[], from = 0, to = blocks.length): void {
  let previous: Uint8Array = new Uint8Array(48);
  for (const [number, [by, ...changes]] of blocks.entries()) {
    const time = { seconds: 1_767_225_600n + 2n * BigInt(number), nanos: 1 };
    const made = (signature?: Uint8Array) =>
      streamBlock(BigInt(number), previous, [{ time, body: bodyOf(number) }], signature, changes);
    const { hash } = readBlockFile('x', made());
    // Signing costs more than all else.
    if (number >= from && number < to) {
      const signature = by?.signMerged(hash, by === FIRST ? [0, 1, 2] : [0, 1]);
      fs.writeFileSync(path.join(folder, `${number}.blk`), made(signature));
    }
    previous = hash;
  }
}
