import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clusterSchema } from '@ledgerscope/ledger-store/migration/cluster-schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schemaCommand } from './schema-command.ts';

describe('ledgerscope schema', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('writes the tables of a cluster to a file, or prints them', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-schema-'));
    const file = path.join(folder, 'schema.sql');
    expect(await schemaCommand(['--cluster', file])).toBe(0);
    expect(await schemaCommand(['--cluster'])).toBe(0);
    const text = await clusterSchema();
    expect([fs.readFileSync(file, 'utf8'), printed.mock.calls]).toEqual([text, [[text]]]);
    expect(said).toHaveBeenCalledWith(`${file}: run it with clickhouse-client --multiquery`);
    expect(await schemaCommand(['--cluster', path.join(folder, 'none/schema.sql')])).toBe(1);
    fs.rmSync(folder, { recursive: true });
  });

  it.each([[], ['--single'], ['--cluster', 'a.sql', 'b.sql'], ['--cluster', '--out']].map((args) => [args]))(
    'explains itself where it is called with %j',
    async (args) => {
      const said = vi.spyOn(console, 'error').mockReturnValue();
      expect(await schemaCommand(args)).toBe(2);
      expect(said.mock.calls.join()).toContain('ledgerscope schema --cluster [file]');
    },
  );
});
