import { withAnchors } from '@ledgerscope/ingest/trust/with-anchors';
import { type LedgerStore, StoreLockedError } from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type Config, readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';

/** What a command works on. */
export interface OpenedForCommand {
  readonly config: Config;
  readonly store: LedgerStore;
}

/**
 * Opens the store that a command's flags name; undefined, with the reason on the screen, where that cannot be done.
 * @param usage is shown with a flag that cannot be read
 */
export async function openStoreForCommand(
  flags: readonly string[],
  env: NodeJS.ProcessEnv,
  usage: string,
): Promise<OpenedForCommand | undefined> {
  try {
    // Nothing is ingested here: a command only looks at what is stored.
    const config = withAnchors(readConfig([...flags, '--roles', 'api'], env));
    return { config, store: await openStore(config) };
  } catch (error) {
    console.error(reasonOf(error, usage));
    return undefined;
  }
}

function reasonOf(error: unknown, usage: string): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ConfigError) return `${message}\n\n${usage}`;
  return error instanceof StoreLockedError ? lockedText(error) : message;
}

/** What to do where another process has the store. */
export function lockedText({ message }: StoreLockedError): string {
  return `The database is in use: ${message}. Only one process can use a data folder. Stop the running server first, and start it again after this command.`;
}
