import type { ClientConfig } from 'pg';
import type { NodePgDatabase } from './drizzle.ts';
import type * as schema from './schema.ts';
import type { Wakes } from './wake/wakes.ts';

/** The portal's tables, as drizzle sees them. */
export type PortalDatabase = NodePgDatabase<typeof schema>;
export type PortalTransaction = Parameters<Parameters<PortalDatabase['transaction']>[0]>[0];

/** An open portal store. Repositories are functions over it: `<noun>/repository.ts`. */
export interface PortalStore {
  /** For the operator: which PostgreSQL it is, and where. */
  readonly description: string;
  /** Whether processes on other machines can share it. */
  readonly shared: boolean;
  /** How a connection of one's own is made, for locks that live as long as it does. */
  readonly connection: ClientConfig;
  /** By which those who send things hear that there are some. */
  readonly wakes: Pick<Wakes, 'from' | 'onMessages' | 'restMs'>;
  /** @throws PortalRetryError where the database does not answer */
  query<Result>(work: (db: PortalDatabase) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Does all of the work, or nothing of it. @throws PortalRetryError where the database does not answer */
export function inTransaction<Result>(
  store: PortalStore,
  work: (tx: PortalTransaction) => Promise<Result>,
  options?: Parameters<PortalDatabase['transaction']>[1],
): Promise<Result> {
  return store.query((db) => db.transaction(work, options));
}
