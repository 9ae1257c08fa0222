import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { StreamError } from '@ledgerscope/streams';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { haltOf } from '../halt-of.ts';
import { IngestHaltError } from '../ingest-halt-error.ts';
import { Progress } from '../progress.ts';
import { DirectorySource } from '../source/directory-source.ts';
import { bookOf } from '../testing/book-of.ts';
import { NetworkState } from './network-state.ts';
import { verifyFile } from './verify-file.ts';

const NODES = makeNodes(3);
const START_NS = 1_767_225_600_000_000_000n;

let folder = '';
let name = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-texts-'));
  writeAddressBook(folder, NODES);
  const { items, sidecars } = new SampleLedger(5).file(START_NS, 12);
  name = new RecordFileWriter(folder, NODES).write(items, sidecars);
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const dataFile = () => path.join(folder, 'recordstreams/record0.0.3', name);
const signature = (account: number) =>
  path.join(folder, `recordstreams/record0.0.${account}`, name.replace('.rcd.gz', '.rcd_sig'));
const sidecarFolder = () => path.join(folder, 'recordstreams/record0.0.3/sidecar');

function damage(file: string): void {
  const bytes = gunzipSync(fs.readFileSync(file));
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  fs.writeFileSync(file, gzipSync(bytes));
}

function removeAll(files: readonly string[]): void {
  for (const file of files) fs.rmSync(file);
}

/** What the status page says after something was done to the files. */
async function saidAfter(change: () => void, book = bookOf(folder)): Promise<string> {
  change();
  const source = new DirectorySource(folder);
  const log = { warn: () => {} };
  const options = {
    trustUnsigned: false,
    following: [],
    blockProof: { required: 'pinned-key' } as const,
    progress: new Progress(),
    log,
  };
  try {
    await source.listAfter(undefined, 1);
    await verifyFile(source, { name, kind: 'record' }, new NetworkState(book, new Map()), options);
  } catch (error) {
    return haltOf(error, name, source.label).message;
  }
  return 'accepted';
}

const CHANGES: readonly [string, () => void, RegExp][] = [
  [
    'a damaged file',
    () => damage(dataFile()),
    /^recordstreams\/record0\.0\.3\/2026\S+Z\.rcd\.gz: \S+( at offset \d+)?: expected /,
  ],
  [
    'a sidecar that is not there',
    () => fs.rmSync(sidecarFolder(), { recursive: true }),
    /^recordstreams\/record0\.0\.3\/2026\S+Z\.rcd\.gz: sidecar-mismatch: expected sidecar file 1, found none$/,
  ],
  [
    'a damaged sidecar',
    () => damage(path.join(sidecarFolder(), fs.readdirSync(sidecarFolder())[0] ?? '')),
    /^recordstreams\/record0\.0\.3\/(sidecar\/)?2026\S+Z(_01)?\.rcd\.gz: \S+/,
  ],
  [
    'one signature and no file',
    () => removeAll([dataFile(), signature(4), signature(5)]),
    /^2026\S+Z\.rcd\.gz: 1 signature found, but the file itself is missing$/,
  ],
  [
    'three signatures and no file',
    () => fs.rmSync(dataFile()),
    /: 3 signatures found, but the file itself is missing$/,
  ],
  [
    'no signatures',
    () => removeAll([3, 4, 5].map(signature)),
    /^2026\S+Z\.rcd\.gz: signed by 0 of 3 nodes; at least one third required; no signature of 0\.0\.3, 0\.0\.4, 0\.0\.5$/,
  ],
  [
    'damaged signatures',
    () => {
      for (const account of [3, 4, 5]) fs.writeFileSync(signature(account), 'x');
    },
    /; refused: recordstreams\/record0\.0\.3\/\S+\.rcd_sig: .*, recordstreams\/record0\.0\.4\//,
  ],
  ['no folder', () => fs.rmSync(folder, { recursive: true }), /^\/\S+ cannot be read: no such file or directory$/],
];

describe('what is said of a file that stops ingest', () => {
  it.each(CHANGES)('%s', async (_, change, text) => {
    const said = await saidAfter(change);
    expect(said).toMatch(text);
    // No path twice, no count with the wrong number, no nanoseconds of an epoch.
    const places = said.match(/[^\s:;,]*\.rcd(_sig|\.gz)?/g) ?? [];
    expect(new Set(places).size, said).toBe(places.length);
    for (const place of places) if (place.includes('/')) expect(places, said).not.toContain(path.basename(place));
    expect(said).not.toMatch(/\b1 (nodes|signatures|files|accounts|are)\b|\b\d{19}\b/);
  });

  it('names the address book that a record file needs and blocks do not', async () => {
    const said = await saidAfter(() => {}, { nodes: [] });
    expect(said).toMatch(
      /^2026\S+Z\.rcd\.gz: the nodes signed it individually, but no address book .* --address-book or /,
    );
  });

  it('leaves faults of the program to be thrown', () => {
    expect(() => haltOf(new TypeError('no function'), name, 'dir:x')).toThrow(TypeError);
    expect(new StreamError({ reason: 'malformed', file: 'a', expected: 'b', actual: 'c' }).problem).toBe(
      'malformed: expected b, found c',
    );
    expect(haltOf(new IngestHaltError({ file: 'a', reason: 'gap', message: 'b', waiting: false }), 'c', 'd').file).toBe(
      'a',
    );
  });
});
