import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskFlush } from './disk-flush.ts';

describe('flushing a disk', () => {
  let folder: string;
  let searched: string | undefined;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "ledgerscope flush's "));
    searched = process.env.PATH;
  });
  afterEach(() => {
    process.env.PATH = searched;
    rmSync(folder, { recursive: true, force: true });
  });

  it('is done again and again, whatever the folder is called', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const flush = new DiskFlush(folder);
    for (const name of ['one', 'two', 'three']) {
      writeFileSync(path.join(folder, name), name);
      await flush.flush();
    }
    flush.close();
    await flush.flush();
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('warns once where the system has no shell, and holds nothing up', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    process.env.PATH = folder;
    const flush = new DiskFlush(folder);
    for (let time = 0; time < 3; time++) await flush.flush();
    flush.close();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain('a power cut may lose what was written last');
    warned.mockRestore();
  });
});
