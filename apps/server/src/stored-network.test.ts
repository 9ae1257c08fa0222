import { addressBookBytes, makeNodes, RecordFileWriter, SampleLedger } from '@ledgerscope/demo-network';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { FILE_NS, START_NS, sourceFolder } from '@ledgerscope/ingest/testing/source-folder';
import { consensusNsOf } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { bootstrapAddressBook } from '@ledgerscope/streams';
import { describe, expect, it, vi } from 'vitest';
import { storedNetwork } from './stored-network.ts';

const GENUINE = makeNodes(1);
const MAINNET = bootstrapAddressBook('mainnet', consensusNsOf(START_NS));

const source = sourceFolder(GENUINE);

/** The store while its rows are being made. */
const withoutRows = {
  get head() {
    return source.store.head;
  },
  snapshot: () => {
    const { client, caches, head } = source.store.snapshot();
    const refuse = () => {
      throw new Error('rows are being made');
    };
    return Object.defineProperty({ client, caches, head }, 'rows', { get: refuse }) as LedgerSnapshot;
  },
};

/** A ledger with one file, or with one that has another address book too. */
async function write(book?: Uint8Array): Promise<void> {
  const writer = new RecordFileWriter(source.path, GENUINE);
  const ledger = new SampleLedger(1);
  writer.write(ledger.file(START_NS, 2).items);
  if (book !== undefined) writer.write(ledger.fileUpdate(START_NS + FILE_NS, 102n, book).items);
  await ingestAll(source.path, source.store, []);
}

describe('the network of a process that does not ingest', () => {
  const log = { warn: vi.fn() };

  it('is that of the address book that ingest would check signatures with', async () => {
    await write();
    const network = storedNetwork(withoutRows, async () => MAINNET, log);
    await network.asked();
    expect(network.name()).toBe('mainnet');
  });

  it('has no name where signed transactions wrote the keys of others', async () => {
    await write(addressBookBytes(makeNodes(1)));
    const network = storedNetwork(withoutRows, async () => MAINNET, log);
    await network.asked();
    expect(network.name()).toBeUndefined();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is asked for again once there is a ledger', async () => {
    let ms = 0;
    const network = storedNetwork(
      source.store,
      async () => MAINNET,
      log,
      () => ms,
    );
    await network.asked();
    await write();
    expect(network.name()).toBeUndefined();
    ms = 61_000;
    network.name();
    await expect.poll(() => network.name()).toBe('mainnet');
    expect(log.warn).not.toHaveBeenCalled();
  });
});
