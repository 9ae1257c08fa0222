import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';
import { folderSource } from './settings/source-settings.ts';

const NOTHING = { addressBookFile: undefined, imported: undefined };

describe('a source, before anything is made', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-check-source-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('is refused by name where its folder is not there', async () => {
    const missing = path.join(folder, 'mistyped');
    await expect(checkSource(NOTHING, folderSource(missing))).rejects.toMatchObject({
      name: 'ConfigError',
      message: `There is no folder ${missing} (--source)`,
    });
    await expect(checkSource(NOTHING, folderSource(folder))).resolves.toBeUndefined();
  });

  it('is refused where its folder is a file', async () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    await expect(checkSource(NOTHING, folderSource(file))).rejects.toThrow(
      `The folder ${file} (--source) cannot be read`,
    );
  });

  it('is refused where the address book is not there, also for a network of its own', async () => {
    const addressBookFile = path.join(folder, 'address_book.bin');
    await expect(checkSource({ ...NOTHING, addressBookFile }, undefined)).rejects.toThrow(addressBookFile);
  });
});
