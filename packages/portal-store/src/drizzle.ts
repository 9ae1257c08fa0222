// What this package uses of Drizzle. It is required, not imported: Node reads the whole `exports` of a package, 130 kB here, again for each
// of its modules that are imported, which took 0.6 s of every start.
import { createRequire } from 'node:module';
import type * as orm from 'drizzle-orm';
import type * as nodePostgres from 'drizzle-orm/node-postgres';
import type * as migrator from 'drizzle-orm/node-postgres/migrator';
import type * as pgCore from 'drizzle-orm/pg-core';

export type DrizzleQueryError = orm.DrizzleQueryError;
export type { SQL } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
export type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  count,
  DrizzleQueryError,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} = require('drizzle-orm') as typeof orm;

export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = require('drizzle-orm/pg-core') as typeof pgCore;

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof nodePostgres;
export const { migrate: applyMigrations } = require('drizzle-orm/node-postgres/migrator') as typeof migrator;
