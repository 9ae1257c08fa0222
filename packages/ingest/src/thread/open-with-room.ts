import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LedgerStore,
  openSharedStore,
  StoreFullError,
  type StorePlace,
  type StorePort,
} from '@ledgerscope/ledger-store';
import { FreeSpace, type KeptFree } from '@ledgerscope/process/free-space';
import type { Logger } from 'pino';
import type { Progress } from '../progress.ts';
import { reportFull } from '../until-room.ts';

const AGAIN_MS = 2_000;

interface Opening {
  readonly port: StorePort;
  readonly place: StorePlace;
  readonly config: { readonly dataFolder: string; readonly freeSpace: KeptFree };
  readonly progress: Progress;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Opens the store of the other thread. What its row store lacks is copied first, for which a disk can be too full: until there is room
 * this waits, and the server serves what it has.
 */
export async function openWithRoom({ port, place, config, progress, log, signal }: Opening): Promise<LedgerStore> {
  const space = place.kind === 'embedded' ? new FreeSpace(config.dataFolder, config.freeSpace) : undefined;
  // Ends with another failure, and with the signal.
  for (;;) {
    try {
      return await openSharedStore(port, place, { shortage: space?.shortage, signal });
    } catch (error) {
      if (!(error instanceof StoreFullError) || signal.aborted) throw error;
      reportFull({ progress, log }, error.message);
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
