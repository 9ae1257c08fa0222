import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { openPortalStore } from '../open-portal-store.ts';
import { layEmptyPortal } from './empty-portal.ts';

/** The database that an embedded portal store is. */
export const STORE = 'ledgerscope';

/** A PostgreSQL of tests, with one migrated store that others are copied from. Nobody connects to that: a copy is refused then. */
export interface PortalServer {
  /** The folder of its socket. */
  readonly host: string;
  stop(): Promise<void>;
}

/** Starts one in a temporary folder. */
export async function startPortalServer(): Promise<PortalServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-portal-'));
  const isMigrated = layEmptyPortal(folder);
  const engine = await EmbeddedPostgres.open(folder, true);
  const host = engine.client.host ?? '';
  if (!isMigrated) await (await openPortalStore({ databaseUrl: databaseUrlOf(host, STORE) })).close();
  return {
    host,
    stop: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a database on a server of this socket folder. */
export function databaseUrlOf(host: string, name: string): string {
  return `postgresql:///${name}?host=${encodeURIComponent(host)}&port=5432&user=ledgerscope`;
}
