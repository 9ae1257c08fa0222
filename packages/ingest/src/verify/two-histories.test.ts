import fs from 'node:fs';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger } from '@ledgerscope/demo-network';
import { counts } from '@ledgerscope/ledger-store';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { ingestAll } from '../testing/ingest-all.ts';
import { FILE_NS, START_NS, sourceFolder } from '../testing/source-folder.ts';

const NODES = makeNodes(4);
const [FIRST, SECOND, THIRD, FOURTH] = NODES as [
  (typeof NODES)[0],
  (typeof NODES)[0],
  (typeof NODES)[0],
  (typeof NODES)[0],
];

const source = sourceFolder(NODES);

/** Files of three transactions; from the second one on they are the ledger's own. Returns their names. */
function writeHistory(nodes: typeof NODES, seed: number): string[] {
  const writer = new RecordFileWriter(source.path, nodes);
  const common = new SampleLedger(1);
  const own = new SampleLedger(seed);
  return [0n, 1n, 2n].map((file) => {
    const { items, sidecars } = (file === 0n ? common : own).file(START_NS + file * FILE_NS, 3);
    return writer.write(items, sidecars);
  });
}

describe('two histories in one source', () => {
  it('stop ingest where each is believed, with both hashes and who signed which', async () => {
    writeHistory([FIRST, SECOND], 2);
    const [, second] = writeHistory([THIRD, FOURTH], 3);
    const { state, halt } = await ingestAll(source.path, source.store, ['--allow-gaps']);
    expect(state).toBe('stopped');
    expect(halt).toMatchObject({ file: second, reason: 'fork' });
    expect(halt?.message).toMatch(
      /exists with two hashes: [0-9a-f]{96} \(signed by 0\.0\.3, 0\.0\.4\) and [0-9a-f]{96} \(signed by 0\.0\.5, 0\.0\.6\)/,
    );
    expect((await counts(source.store)).transactions).toBe(3n);
  });

  it('continue as the one that the network agreed on, and report a node that differs', async () => {
    writeHistory([FIRST, SECOND, THIRD], 2);
    const lines: string[] = [];
    writeHistory([FOURTH], 3);
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const { caughtUp } = await ingestAll(source.path, source.store, [], log);
    expect(caughtUp).toBe(true);
    expect((await counts(source.store)).transactions).toBe(9n);
    expect(lines.filter((line) => line.includes('a different version of this file is signed by 0.0.6'))).toHaveLength(
      2,
    );
  });

  it('are not mixed where nobody signs', async () => {
    writeHistory([FIRST], 2);
    const [, second] = writeHistory([SECOND], 3);
    for (const name of fs.readdirSync(source.path, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('_sig')) fs.rmSync(path.join(source.path, name));
    const { state, halt } = await ingestAll(source.path, source.store, ['--trust-unsigned', '--allow-gaps']);
    expect(state).toBe('stopped');
    expect(halt).toMatchObject({ file: second, reason: 'fork' });
    expect(halt?.message).toMatch(/record0\.0\.3\/.*record0\.0\.4\//);
  });
});
