import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { openPostgresReader, openPostgresWriter } from '../rows/postgres-rows.ts';
import type { RowStore } from '../rows/row-store.ts';
import { openSqliteRows } from '../rows/sqlite-rows.ts';

/** An empty place of rows, which can be opened again and again. */
export interface RowPlace {
  /** Where a server is asked by a connection of one's own; undefined for a file. */
  readonly url: string | undefined;
  /** For the one that writes, which makes the tables. */
  write(): Promise<RowStore>;
  /** For one beside it that reads. */
  read(): Promise<RowStore>;
}

/** An engine of rows for the tests of one file. */
export interface RowEngine {
  place(): Promise<RowPlace>;
  stop(): Promise<void>;
}

export const ROW_ENGINES = ['SQLite', 'PostgreSQL'] as const;

export function startRowEngine(name: (typeof ROW_ENGINES)[number]): Promise<RowEngine> {
  return name === 'SQLite' ? startFiles() : startServer();
}

async function startFiles(): Promise<RowEngine> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-rows-'));
  return {
    place: async () => {
      const file = mkdtempSync(path.join(folder, 'rows-'));
      const open = async () => openSqliteRows(file);
      return { url: undefined, write: open, read: open };
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startServer(): Promise<RowEngine> {
  const server = await startTestPortal();
  return {
    place: async () => {
      const url = await server.databaseUrl('empty');
      return { url, write: () => openPostgresWriter({ url }), read: () => openPostgresReader({ url }) };
    },
    stop: () => server.stop(),
  };
}
