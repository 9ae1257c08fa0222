import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import type { BalanceFiles, ListedBalances } from './balance-files.ts';
import { type BalancePart, listBalances } from './list-balances.ts';

/** Folders of balance files beside that of the record files. */
const FOLDERS = ['accountBalances', 'balances'];
const NODE_FOLDER = /^balance(\d+\.\d+\.\d+)$/;
const BALANCES = /_Balances\./;

/** The balance files of a folder: by node as in the public buckets, or at its top. They are looked for when somebody asks. */
export class FolderBalances implements BalanceFiles {
  readonly #top: string;

  constructor(top: string) {
    this.#top = top;
  }

  async between(from: bigint, upTo: bigint): Promise<readonly ListedBalances[]> {
    const parts: BalancePart[] = await this.#partsIn('', undefined);
    for (const folder of FOLDERS)
      for (const name of await this.#names(folder)) {
        const node = parseEntityId(NODE_FOLDER.exec(name)?.[1] ?? '');
        if (node !== undefined) parts.push(...(await this.#partsIn(path.join(folder, name), node)));
      }
    return listBalances(parts, { from, upTo }, (origin) => this.#read(origin));
  }

  async #partsIn(folder: string, node: EntityId | undefined): Promise<BalancePart[]> {
    const names = (await this.#names(folder)).filter((name) => BALANCES.test(name));
    return names.sort().map((name) => ({ origin: path.join(folder, name), node }));
  }

  async #names(folder: string): Promise<string[]> {
    return readdir(path.join(this.#top, folder)).catch(ifThere<string[]>([]));
  }

  async #read(origin: string): Promise<Uint8Array | undefined> {
    return readFile(path.join(this.#top, origin)).catch(ifThere(undefined));
  }
}

/** In place of what is not there. */
function ifThere<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return otherwise;
    throw error;
  };
}
