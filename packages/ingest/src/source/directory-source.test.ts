import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger } from '@ledgerscope/demo-network';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectorySource } from './directory-source.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const NODES = makeNodes(2);

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-source-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function names(source: DirectorySource, after?: string): Promise<string[]> {
  return (await source.listAfter(after, 100)).map(({ name }) => name);
}

describe('a folder of stream files', () => {
  it('is listed in order as files come, and without those that are removed', async () => {
    const writer = new RecordFileWriter(folder, NODES);
    const ledger = new SampleLedger(1);
    const write = (index: number) => writer.write(ledger.file(START_NS + BigInt(index) * FILE_NS, 6).items);
    const source = new DirectorySource(folder);
    const written = [write(0), write(1)];
    expect(await names(source)).toEqual(written);
    written.push(write(2));
    expect(await names(source)).toEqual(written);
    expect(await names(source, written[0])).toEqual(written.slice(1));
    const [oldest = ''] = written;
    for (const { account } of NODES) {
      const own = path.join(folder, 'recordstreams', `record0.0.${account}`);
      fs.rmSync(path.join(own, oldest), { force: true });
      fs.rmSync(path.join(own, oldest.replace('.rcd.gz', '.rcd_sig')));
    }
    expect(await names(source)).toEqual(written.slice(1));
    expect(await source.countAfter(undefined)).toBe(2);
    written.push(write(3));
    expect(await names(source, written[1])).toEqual(written.slice(2));
    const [file] = await source.listAfter(written[2], 1);
    expect(file === undefined ? [] : await source.signatures(file)).toHaveLength(NODES.length);
  });

  it('does not list the newest file before its data is there, unless that stays away', async () => {
    const writer = new RecordFileWriter(folder, NODES);
    const ledger = new SampleLedger(4);
    const [first = '', second = ''] = [0, 1].map((index) =>
      writer.write(ledger.file(START_NS + BigInt(index) * FILE_NS, 6).items),
    );
    const data = path.join(folder, 'recordstreams', `record0.0.${NODES[0]?.account}`, second);
    const bytes = fs.readFileSync(data);
    fs.rmSync(data);
    const source = new DirectorySource(folder);
    expect(await names(source)).toEqual([first]);
    expect(await source.countAfter(undefined)).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect(await names(source)).toEqual([first, second.replace('.gz', '')]);
    vi.useRealTimers();
    fs.writeFileSync(data, bytes);
    expect(await names(source)).toEqual([first, second]);
  });

  describe('where the folder of a node cannot be read', () => {
    const isRoot = process.geteuid?.() === 0;
    /** Nothing is forbidden to root. */
    const asNobody = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isRoot) process.seteuid?.(65_534);
      return work().finally(() => (isRoot ? process.seteuid?.(0) : undefined));
    };

    it('is read without it, and stops where none can be', async () => {
      const writer = new RecordFileWriter(folder, NODES);
      const written = writer.write(new SampleLedger(1).file(START_NS, 6).items);
      const warn = vi.fn();
      const source = new DirectorySource(folder, { warn });
      const own = NODES.map(({ account }) => path.join(folder, 'recordstreams', `record0.0.${account}`));
      // The data is in the folder of one node.
      const hasData = (each: string) => fs.existsSync(path.join(each, written));
      const without = own.filter((each) => !hasData(each));
      fs.chmodSync(folder, 0o755);
      for (const each of without) fs.chmodSync(each, 0);
      await asNobody(async () => {
        for (let look = 0; look < 2; look++) expect(await names(source)).toEqual([written]);
        for (const file of await source.listAfter(undefined, 1)) expect(await source.signatures(file)).toHaveLength(1);
      });
      expect(warn.mock.calls).toEqual([[expect.objectContaining({ folder: without[0] }), expect.any(String)]]);
      for (const each of own) fs.chmodSync(each, 0);
      await expect(asNobody(() => names(new DirectorySource(folder)))).rejects.toMatchObject({ code: 'EACCES' });
      for (const each of own) fs.chmodSync(each, 0o755);
    });
  });

  it('forgets a removed signature alone, and finds it again when it comes back', async () => {
    const writer = new RecordFileWriter(folder, NODES);
    const name = writer.write(new SampleLedger(2).file(START_NS, 6).items);
    const source = new DirectorySource(folder);
    const [file = { name: '', kind: 'record' as const }] = await source.listAfter(undefined, 1);
    expect(await source.signatures(file)).toHaveLength(2);
    const signature = path.join(folder, 'recordstreams/record0.0.4', name.replace('.rcd.gz', '.rcd_sig'));
    const bytes = fs.readFileSync(signature);
    fs.rmSync(signature);
    await names(source);
    expect(await source.signatures(file)).toHaveLength(1);
    fs.writeFileSync(signature, bytes);
    await names(source);
    expect(await source.signatures(file)).toHaveLength(2);
  });

  it('reads blocks in folders of four digits and beside them', async () => {
    const deep = path.join(folder, 'block/0000/0000/0000/0000');
    fs.mkdirSync(deep, { recursive: true });
    for (const name of ['010.blk.gz', '009.blk.gz']) fs.writeFileSync(path.join(deep, name), '');
    fs.writeFileSync(path.join(folder, '11.blk.gz'), '');
    const source = new DirectorySource(folder);
    const all = await names(source);
    expect(all.map((name) => path.basename(name))).toEqual(['009.blk.gz', '010.blk.gz', '11.blk.gz']);
    expect(await names(source, all[0])).toEqual(all.slice(1));
    fs.rmSync(path.join(deep, '009.blk.gz'));
    expect(await names(source)).toEqual(all.slice(1));
  });
});
