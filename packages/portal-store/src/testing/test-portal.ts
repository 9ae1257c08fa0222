import { Client } from 'pg';
import { openPortalStore } from '../open-portal-store.ts';
import type { PortalStore } from '../portal-store.ts';
import { databaseUrlOf, type PortalServer, STORE, startPortalServer } from './portal-server.ts';
import { sharedHost } from './shared-server.ts';

/** Databases of a test file on a PostgreSQL; each store is one of them. */
export interface TestPortal {
  /** An empty store, copied from one that was migrated once. */
  open(): Promise<PortalStore>;
  /** Address of a new database; an empty one has not been migrated. */
  databaseUrl(from?: 'migrated' | 'empty'): Promise<string>;
  /** Removes the databases, and stops a PostgreSQL that is the test file's own. */
  stop(): Promise<void>;
}

let databases = 0;

/** Opens it on the PostgreSQL of the test run, where there is one; a test that stops it takes one of its own. */
export async function startTestPortal(whose: 'shared' | 'own' = 'shared'): Promise<TestPortal> {
  const server = (whose === 'shared' ? sharedServer() : undefined) ?? (await startPortalServer());
  const admin = new Client({ connectionString: databaseUrlOf(server.host, 'postgres') });
  await admin.connect();
  const made: string[] = [];
  const databaseUrl = async (from: 'migrated' | 'empty' = 'migrated') => {
    const name = `test_${process.pid}_${++databases}`;
    await admin.query(`create database ${name} template ${from === 'migrated' ? STORE : 'template0'}`);
    made.push(name);
    return databaseUrlOf(server.host, name);
  };
  return {
    databaseUrl,
    open: async () => openPortalStore({ databaseUrl: await databaseUrl() }),
    stop: async () => {
      for (const name of made) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

function sharedServer(): PortalServer | undefined {
  const host = sharedHost();
  return host === undefined ? undefined : { host, stop: async () => {} };
}
