import { type ClientConfig, Pool } from 'pg';
import { LONG_WORK, SHORT_WORK } from './connection-limits.ts';
import { drizzle } from './drizzle.ts';
import { EmbeddedPostgres, type Origin } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { PortalUnavailableError } from './portal-error.ts';
import type { PortalStore } from './portal-store.ts';
import * as schema from './schema.ts';
import { translateError } from './translate-error.ts';
import { Wakes } from './wake/wakes.ts';

/** Where the portal's data is: a PostgreSQL of our own in the data folder, or a server. */
export type PortalStoreOptions =
  | {
      readonly dataFolder: string;
      /** For tests: nothing is forced to the disk, so that a loss of power would break it. */
      readonly unsafe?: boolean;
    }
  | { readonly databaseUrl: string };

const POOL_MAX = 10;
const OLDEST_VERSION = 150_000;

const ORIGINS: Readonly<Record<Origin, string>> = {
  created: 'made in',
  started: 'started in',
  adopted: 'already running in',
};

/**
 * Opens the portal store and brings its tables up to date.
 * @throws PortalUnavailableError where there is no PostgreSQL for this machine, or it cannot start or be reached
 */
export async function openPortalStore(options: PortalStoreOptions): Promise<PortalStore> {
  if ('databaseUrl' in options) return openServer(options.databaseUrl);
  const embedded = await EmbeddedPostgres.open(options.dataFolder, options.unsafe);
  const description = `embedded PostgreSQL, ${ORIGINS[embedded.origin]} ${options.dataFolder}`;
  return open(
    embedded.client,
    { description, shared: false },
    () => embedded.close(),
    (work) => embedded.untilItAnswers(work),
  );
}

async function openServer(connectionString: string): Promise<PortalStore> {
  const { host, pathname } = new URL(connectionString);
  const description = `PostgreSQL at ${host}${pathname}`;
  return open({ connectionString }, { description, shared: true }, async () => {});
}

async function open(
  connection: ClientConfig,
  about: Pick<PortalStore, 'description' | 'shared'>,
  stop: () => Promise<void>,
  insist: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<PortalStore> {
  const named = {
    ...connection,
    application_name: `ledgerscope ${process.pid}`,
    ...SHORT_WORK,
  };
  // Bounded: by SHORT_WORK, which is in `named`.
  // One connection stays open: by it other processes of an embedded store know that this one is there.
  const pool = new Pool({ ...named, min: 1, max: POOL_MAX });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The pool does not look at connections that are in use: between two statements of a transaction the end of one would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const wakes = new Wakes(named);
  const close = async () => {
    await wakes.close();
    await pool.end();
    await stop();
  };
  try {
    await insist(async () => {
      await checkVersion(pool);
      await migrateStore(named);
    });
  } catch (error) {
    await close();
    throw error instanceof PortalUnavailableError
      ? error
      : new PortalUnavailableError(`${about.description}: ${messageOf(error)}`, { cause: error });
  }
  const db = drizzle(pool, { schema });
  return {
    ...about,
    connection: named,
    wakes,
    query: (work) =>
      work(db).catch((error: unknown) => {
        throw translateError(error);
      }),
    close,
  };
}

async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; text: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as text",
  );
  const [found] = rows;
  if (found === undefined || found.version < OLDEST_VERSION)
    throw new PortalUnavailableError(`PostgreSQL is ${found?.text}; it must be 15 or newer`);
}

/** Several addresses of one name fail as one error without words. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Over connections of their own, since a table may be so large that a statement takes minutes. */
async function migrateStore(connection: ClientConfig): Promise<void> {
  const pool = new Pool({ ...connection, ...LONG_WORK, max: 1 });
  pool.on('error', () => {});
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}
