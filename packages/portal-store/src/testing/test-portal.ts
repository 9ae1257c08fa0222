import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { openPortalStore } from '../open-portal-store.ts';
import type { PortalStore } from '../portal-store.ts';
import { layEmptyPortal } from './empty-portal.ts';

/** The database that an embedded portal store is. */
const STORE = 'ledgerscope';

/** A PostgreSQL of a test file's own; each store is a database of its own on it. */
export interface TestPortal {
  /** An empty store, copied from one that was migrated once. */
  open(): Promise<PortalStore>;
  /** Address of a new database; an empty one has not been migrated. */
  databaseUrl(from?: 'migrated' | 'empty'): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it in a temporary folder. */
export async function startTestPortal(): Promise<TestPortal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-portal-'));
  const migrated = layEmptyPortal(folder);
  const engine = await EmbeddedPostgres.open(folder, true);
  // Not connected to the database of the store itself, which is copied: that is refused where anybody else is.
  const admin = new Client({ ...engine.client, database: 'postgres' });
  await admin.connect();
  const urlOf = (name: string) =>
    `postgresql:///${name}?host=${encodeURIComponent(engine.client.host ?? '')}&port=5432&user=ledgerscope`;
  let databases = 0;
  const databaseUrl = async (from: 'migrated' | 'empty' = 'migrated') => {
    const name = `test_${++databases}`;
    await admin.query(`create database ${name} template ${from === 'migrated' ? STORE : 'template0'}`);
    return urlOf(name);
  };
  if (!migrated) await (await openPortalStore({ databaseUrl: urlOf(STORE) })).close();
  return {
    databaseUrl,
    open: async () => openPortalStore({ databaseUrl: await databaseUrl() }),
    stop: async () => {
      await admin.end();
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
