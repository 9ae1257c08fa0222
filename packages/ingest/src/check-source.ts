import { opendirSync } from 'node:fs';
import { consensusNsOf } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { IngestConfig } from './settings/ingest-config.ts';
import type { SourceConfig } from './settings/source-settings.ts';
import { openSource } from './source/open-source.ts';
import { givenAddressBook } from './verify/given-address-book.ts';

/** A bucket that does not answer meanwhile is asked again once everything runs. */
const ANSWER_MS = 10_000;
const SILENT = { warn: () => {} };

/**
 * Looks, before a store or a page is made, whether the source can be read: the named address book, the folder, and of a bucket its name,
 * the credentials and the clock. What can pass by itself is no reason not to start.
 * @throws ConfigError with what is missing or refused
 */
export async function checkSource(
  config: Pick<IngestConfig, 'addressBookFile' | 'imported'>,
  source: SourceConfig | undefined,
): Promise<void> {
  if (config.addressBookFile !== undefined) await givenAddressBook(config, undefined, () => consensusNsOf(0n));
  if (source?.main.kind === 'dir') checkFolder(source.main.folder);
  if (source?.main.kind !== 'bucket') return;
  try {
    const opened = await openSource({ ...source, blocks: [] }, SILENT, AbortSignal.timeout(ANSWER_MS));
    opened.close?.();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
  }
}

function checkFolder(folder: string): void {
  try {
    opendirSync(folder).closeSync();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ConfigError(`There is no folder ${folder} (--source)`);
    throw new ConfigError(`The folder ${folder} (--source) cannot be read: ${message}`);
  }
}
