import { readFile } from 'node:fs/promises';
import type { ConsensusNs } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type AddressBook, readAddressBook, StreamError } from '@ledgerscope/streams';
import type { IngestConfig } from '../settings/ingest-config.ts';
import type { StreamSource } from '../source/stream-source.ts';
import { sha384 } from '../trust/anchors-field.ts';
import { bookAt } from '../trust/read-anchors.ts';
import type { ImportedAnchors } from '../trust/stored-anchors.ts';
import { contradiction } from '../trust/with-anchors.ts';

/** An address book that the operator gave, and where it was read. */
export interface GivenAddressBook {
  readonly origin: string;
  readonly bytes: Uint8Array;
  readonly book: AddressBook;
}

/**
 * The address book that the operator named (`--address-book`), else the one of an import that was in force at an instant, else the one
 * beside the files; undefined where there is none.
 * @param at asked for where there is an import
 * @throws ConfigError where it cannot be read, or where what is named contradicts the import
 */
export async function givenAddressBook(
  { addressBookFile, imported }: Pick<IngestConfig, 'addressBookFile' | 'imported'>,
  source: Pick<StreamSource, 'addressBook'> | undefined,
  at: () => ConsensusNs | Promise<ConsensusNs>,
): Promise<GivenAddressBook | undefined> {
  if (addressBookFile !== undefined) {
    const named = parseGiven({ origin: addressBookFile, bytes: await readNamed(addressBookFile) });
    if (imported !== undefined) demandAgreement(named, imported);
    return named;
  }
  const kept = imported === undefined ? undefined : await importedBook(imported, at);
  if (kept !== undefined) return kept;
  const beside = await source?.addressBook?.();
  return beside === undefined ? undefined : parseGiven(beside);
}

async function importedBook(
  { anchors: { books }, origin }: ImportedAnchors,
  at: () => ConsensusNs | Promise<ConsensusNs>,
): Promise<GivenAddressBook | undefined> {
  const entry = books.length === 0 ? undefined : bookAt(books, await at());
  return entry && parseGiven({ origin, bytes: entry.bytes });
}

function parseGiven(file: Omit<GivenAddressBook, 'book'>): GivenAddressBook {
  return { ...file, book: parseBook(file.bytes, file.origin) };
}

/** A key in the named book has to be in one of the imported history; a node that the history never had is one too many. */
function demandAgreement({ origin, book }: GivenAddressBook, imported: ImportedAnchors): void {
  const { books } = imported.anchors;
  if (books.length === 0) return;
  const history = books.flatMap(({ bytes }) => parseBook(bytes, imported.origin).nodes);
  for (const { nodeId, publicKeyHex } of book.nodes) {
    const known = history.filter((node) => node.nodeId === nodeId).map((node) => node.publicKeyHex.toLowerCase());
    if (known.includes(publicKeyHex.toLowerCase())) continue;
    throw contradiction(
      imported,
      `--address-book (${origin}) has ${keyText(publicKeyHex)} for node ${nodeId}`,
      `a history with ${keyText(known.at(-1))} for it`,
    );
  }
}

function keyText(publicKeyHex: string | undefined): string {
  return publicKeyHex === undefined
    ? 'no key'
    : `the RSA key with the SHA-384 ${sha384(Buffer.from(publicKeyHex, 'hex'))}`;
}

async function readNamed(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new ConfigError(`the address book cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function parseBook(bytes: Uint8Array, origin: string): AddressBook {
  try {
    return readAddressBook(bytes, origin);
  } catch (error) {
    if (error instanceof StreamError) throw new ConfigError(`the address book cannot be read: ${error.message}`);
    throw error;
  }
}
