import { readConfig } from '@ledgerscope/server/config';
import type { AddressBook } from '@ledgerscope/streams';
import pino from 'pino';
import { DirectorySource } from '../source/directory-source.ts';
import { openNetworkState } from '../verify/open-network-state.ts';
import type { SourceFolder } from './source-folder.ts';

/** For tests: the nodes' keys that count at the store's head, as after a restart. */
export async function keysInForce({ path, store }: SourceFolder): Promise<string[]> {
  const config = readConfig(['--source', path, '--trust-unsigned'], {});
  const { addressBook } = await openNetworkState(config, new DirectorySource(path), store, pino({ level: 'silent' }));
  return keysOf(addressBook);
}

function keysOf({ nodes }: AddressBook): string[] {
  return nodes.map(({ publicKey }) => publicKey?.export({ type: 'spki', format: 'der' }).toString('hex') ?? 'none');
}
