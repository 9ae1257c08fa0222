import type { LedgerStore } from '@ledgerscope/ledger-store';
import { FreeSpace } from '@ledgerscope/process/free-space';
import type { RunningIngest } from '@ledgerscope/process/ingest-status';
import type { Logger } from 'pino';
import { Pipeline } from './pipeline.ts';
import { Progress } from './progress.ts';
import type { IngestConfig } from './settings/ingest-config.ts';
import { openSource } from './source/open-source.ts';
import type { StreamSource } from './source/stream-source.ts';
import { networkName } from './verify/network-name.ts';
import { openNetworkState } from './verify/open-network-state.ts';

/** What may be said to a running ingest, and by it. */
export interface IngestHooks {
  /** Hears when status or network changed. */
  readonly onChange?: () => void;
  /** Whether somebody reads what is newest; where it is not known, somebody may. */
  readonly isRead?: () => boolean;
  /** Milliseconds that new files are gathered while nobody does; 20,000 by default. */
  readonly unreadMs?: number;
}

/** Starts reading the configured source into the store, until the signal aborts. */
export function startIngest(
  config: IngestConfig,
  store: LedgerStore,
  log: Logger,
  signal: AbortSignal,
  { onChange, isRead, unreadMs }: IngestHooks = {},
): RunningIngest {
  const { trustUnsigned, blockProof, allowGaps, unknownFields, pollMs, batchTransactions } = config;
  const progress = new Progress(onChange);
  const space = store.place.kind === 'embedded' ? new FreeSpace(config.dataFolder, config.freeSpace) : undefined;
  let network: string | undefined;
  const pipelineOf = (source: StreamSource) =>
    new Pipeline({
      source,
      store,
      progress,
      space,
      log,
      signal,
      openNetwork: async (start) => {
        const state = await openNetworkState(config, source, store, log, start);
        network = networkName(state.addressBook);
        onChange?.();
        return state;
      },
      from: config.source?.from,
      isRead,
      unreadMs,
      trustUnsigned,
      blockProof,
      allowGaps,
      unknownFields,
      pollMs,
      batchTransactions,
    });
  return {
    status: () => progress.status(),
    network: () => network,
    figures: () => progress.figures(),
    finished: readSource(config, { log, signal, progress }, pipelineOf),
  };
}

async function readSource(
  config: IngestConfig,
  { log, signal, progress }: { readonly log: Logger; readonly signal: AbortSignal; readonly progress: Progress },
  pipelineOf: (source: StreamSource) => Pipeline,
): Promise<void> {
  if (config.source === undefined) throw new Error('ingest needs a source');
  if (config.trustUnsigned) log.warn('WARNING: --trust-unsigned is on; forged files would be accepted');
  const unpinned = unpinnedWarning(config);
  if (unpinned !== undefined) log.warn(unpinned);
  const source = await openSource(config.source, log, signal, (kind) => progress.noteRequest(kind));
  log.info({ source: source.label }, 'ingest started');
  try {
    await pipelineOf(source).run();
  } finally {
    source.close?.();
  }
}

/** Said before anything starts: with blocks in sight, their first one stops ingest where no hinTS key is pinned. */
function unpinnedWarning({ source, blockProof, trustUnsigned }: IngestConfig): string | undefined {
  const readsBlocks = source !== undefined && (source.blocks.length > 0 || source.main.kind === 'block-nodes');
  const wanted = blockProof.required === 'pinned-key' && blockProof.pins.keys.size === 0;
  if (!readsBlocks || !wanted || trustUnsigned) return undefined;
  return 'no hinTS key is pinned (--hints-key): if the network signs its blocks with the first key of its ledger ID, that key is found in the record files, and later ones in the blocks; if it changed its key before the first available block, ingest stops at that block and shows the key to pin (docs/operating/cutover.md)';
}
