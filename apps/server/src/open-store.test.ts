import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { checkRowsPlace, copyLog, migrationLog, storeOptions } from './open-store.ts';

it('says how long a step of an upgrade takes, by how fast the one before was', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  let ms = 0;
  const onStep = migrationLog(log, () => ms);
  const step = (number: number, rows: bigint) => onStep({ migration: '0074_x.sql', step: number, steps: 4, rows });
  step(1, 0n);
  step(2, 1_000_000n);
  ms = 10_000;
  step(3, 3_000_000n);
  step(4, 0n);
  const about = 'migrating the ledger database: step';
  expect(lines).toEqual([
    `${about} 2 of 4 of 0074_x.sql reads 1000000 rows, about 5 s`,
    `${about} 3 of 4 of 0074_x.sql reads 3000000 rows, about 30 s`,
  ]);
});

it('says how far the row store has come, at most every five seconds', () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  let ms = 0;
  const onStep = copyLog(log, () => ms);
  // Before the right to write a server is got, nothing is copied.
  ms = 60_000;
  onStep({ copied: 0n, of: 400n });
  for (const copied of [100n, 200n, 300n, 400n]) {
    ms += 3_000;
    onStep({ copied, of: 400n });
  }
  expect(lines).toEqual([
    'creating the row store: 200 of 400 rows, about 6 s left',
    'creating the row store: 400 of 400 rows, about 0 s left',
  ]);
});

const CLICKHOUSE = ['--clickhouse-url', 'http://clickhouse:8123/ledgerscope'];
const [PRIMARY, REPLICA] = ['postgresql://me:secret@primary/rows', 'postgresql://me:secret@replica/rows'];

it.each([
  ['beside an embedded column store', [], undefined],
  ['in the data folder beside a ClickHouse server alone', CLICKHOUSE, { kind: 'folder', folder: path.resolve('data') }],
  ['in the database', [...CLICKHOUSE, '--database-url', PRIMARY], { kind: 'server', url: PRIMARY, readUrl: undefined }],
  [
    'in the database for who writes, whatever replica there is',
    [...CLICKHOUSE, '--database-url', PRIMARY, '--database-read-url', REPLICA, '--roles', 'ingest,api'],
    { kind: 'server', url: PRIMARY, readUrl: undefined },
  ],
  [
    'in the replica for who reads',
    [...CLICKHOUSE, '--database-url', PRIMARY, '--database-read-url', REPLICA, '--roles', 'api,feeds'],
    { kind: 'server', url: PRIMARY, readUrl: REPLICA },
  ],
] as const)('looks for rows %s', (_, flags, rows) => {
  const options = storeOptions(readConfig(flags, {}));
  expect(options.kind === 'http' ? options.rows : undefined).toEqual(rows);
});

it.each([
  [['--roles', 'api'], false],
  [[...CLICKHOUSE], false],
  [[...CLICKHOUSE, '--roles', 'api'], true],
  [[...CLICKHOUSE, '--roles', 'api,feeds'], true],
  [[...CLICKHOUSE, '--database-url', PRIMARY, '--roles', 'api'], false],
] as const)('refuses to answer from rows that another process would have in its own folder: %s', (flags, isRefused) => {
  const check = () => checkRowsPlace(readConfig(flags, {}));
  if (isRefused) expect(check).toThrow('--roles without ingest requires --database-url');
  else expect(check).not.toThrow();
});

it.each([
  [['--database-read-url', REPLICA, '--database-url', PRIMARY], 'requires --database-url and --clickhouse-url'],
  [[...CLICKHOUSE, '--database-read-url', REPLICA], 'requires --database-url and --clickhouse-url'],
  [[...CLICKHOUSE, '--database-url', PRIMARY, '--database-read-url', 'http://me:secret@x'], 'is not the URL'],
] as const)('refuses a replica of nothing, and what is none: %s', (flags, problem) => {
  expect(() => readConfig(flags, {})).toThrow(problem);
  expect(() => readConfig(flags, {})).not.toThrow('secret');
});
