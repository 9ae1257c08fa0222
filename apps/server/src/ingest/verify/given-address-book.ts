import { readFile } from 'node:fs/promises';
import { type AddressBook, readAddressBook, StreamError } from '@ledgerscope/streams';
import { type Config, ConfigError } from '../../config.ts';
import type { StreamSource } from '../source/stream-source.ts';

/** An address book that the operator gave, and where it was read. */
export interface GivenAddressBook {
  readonly origin: string;
  readonly bytes: Uint8Array;
  readonly book: AddressBook;
}

/**
 * The address book that the operator named (`--address-book`) or put beside the files; undefined where there is none.
 * @throws ConfigError where it cannot be read
 */
export async function givenAddressBook(
  { addressBookFile }: Pick<Config, 'addressBookFile'>,
  source: Pick<StreamSource, 'addressBook'> | undefined,
): Promise<GivenAddressBook | undefined> {
  const file =
    addressBookFile === undefined
      ? await source?.addressBook?.()
      : { origin: addressBookFile, bytes: await readNamed(addressBookFile) };
  return file === undefined ? undefined : { ...file, book: parseBook(file.bytes, file.origin) };
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
