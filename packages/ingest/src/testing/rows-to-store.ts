import type { LedgerStore } from '@ledgerscope/ledger-store';
import pino from 'pino';
import { DeriveState } from '../derive-state.ts';
import { earlierLedger } from '../earlier-ledger.ts';
import { BatchBuilder, type Gathered } from '../gather.ts';
import { Progress } from '../progress.ts';
import type { SourceFile, StreamSource } from '../source/stream-source.ts';
import { LedgerState } from '../state/ledger-state.ts';
import { Chain } from '../verify/chain.ts';
import { NetworkState } from '../verify/network-state.ts';
import { verifyFile } from '../verify/verify-file.ts';

const OPTIONS = {
  trustUnsigned: true,
  blockProof: { required: 'none' },
  following: [],
  progress: new Progress(),
  log: pino({ level: 'silent' }),
} as const;

/**
 * For tests: all that ingest would store of a block that is the first one it reads, from the bytes to the rows of the current state.
 * @param store an empty one
 * @throws IngestHaltError for a block that is refused
 */
export async function rowsToStore(store: LedgerStore, name: string, bytes: Uint8Array): Promise<Gathered> {
  const file: SourceFile = { name, kind: 'block' };
  const source = sourceOf(file, bytes);
  const network = new NetworkState({ nodes: [] }, new Map());
  const read = await verifyFile(source, file, network, OPTIONS);
  const [derive, ledger] = [new DeriveState(store), new LedgerState(store, source)];
  const { unanswered } = read.block;
  const known = unanswered && (await earlierLedger(unanswered.asked, { derive, ledger }));
  const answered = unanswered && known ? unanswered.complete(known) : read.block;
  const verified = { ...read, block: network.rates.fill(answered) };
  const { place, block } = new Chain(store.head, 'never').place(verified, name);
  const builder = new BatchBuilder();
  await builder.add(derive, file, { ...verified, block }, place);
  const gathered = await builder.build(ledger);
  if (gathered === undefined) throw new Error(`${name} gave no batch`);
  return gathered;
}

function sourceOf(file: SourceFile, bytes: Uint8Array): StreamSource {
  return {
    label: 'one block',
    listAfter: async () => [file],
    copies: async function* () {
      yield { origin: file.name, bytes, readSidecar: async () => undefined };
    },
  };
}
