import { bytes } from '../bytes-column.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';
import { userTable } from '../user/table.ts';

/** How far the operator is with a dapp. */
export type DappReview = 'pending' | 'approved' | 'refused';

/** Programs of the ledger that the portal lists. */
export const dappTable = pgTable(
  'dapp',
  {
    /** Title in lower case without punctuation and spaces. */
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    description: text('description').notNull(),
    website: text('website'),
    androidAppLink: text('android_app_link'),
    iosAppLink: text('ios_app_link'),
    deployed: text('deployed'),
    accountId: entityId('account_id'),
    /** A path of this server, an https address, or a data: URL; null where the logo, if any, was uploaded. */
    logoUrl: text('logo_url'),
    active: boolean('active').notNull().default(false),
    activeSince: timestamp('active_since', { withTimezone: true }),
    sortIndex: integer('sort_index').notNull().default(1_000),
    /** Who registered it; null for those of the operator, and where that account was deleted. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => userTable.id, { onDelete: 'set null' }),
    review: text('review').$type<DappReview>().notNull().default('approved'),
    registered: timestamp('registered', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('dapp_listed').on(table.sortIndex, table.id).where(sql`active`),
    index('dapp_user').on(table.userId),
    check('dapp_review', sql`${table.review} in ('pending', 'approved', 'refused')`),
    // What the operator has not approved is never public.
    check('dapp_active_is_approved', sql`not ${table.active} or ${table.review} = 'approved'`),
  ],
);

/** The contracts of dapps. */
export const dappContractTable = pgTable(
  'dapp_contract',
  {
    dappId: text('dapp_id')
      .notNull()
      .references(() => dappTable.id, { onDelete: 'cascade' }),
    contractId: entityId('contract_id').notNull(),
    name: text('name').notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    byteCode: text('byte_code'),
    sourceCode: text('source_code'),
    /** Until the operator has approved a contract, only its owner sees it. */
    approved: boolean('approved').notNull().default(true),
    /** The ABI that was uploaded; calls are decoded by it once the contract is approved. */
    abi: jsonb('abi').$type<readonly unknown[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.dappId, table.contractId] }),
    uniqueIndex('dapp_contract_primary').on(table.dappId).where(sql`is_primary`),
  ],
);

/** Logos that were uploaded. */
export const dappLogoTable = pgTable('dapp_logo', {
  dappId: text('dapp_id')
    .primaryKey()
    .references(() => dappTable.id, { onDelete: 'cascade' }),
  /** By its first bytes: PNG, JPEG, GIF or WebP. */
  mediaType: text('media_type').notNull(),
  image: bytes('image').notNull(),
  /** SHA-256 of the image, in hex. */
  hash: text('hash').notNull(),
});

export type DappRow = typeof dappTable.$inferSelect;
export type DappContractRow = typeof dappContractTable.$inferSelect;
export type DappLogoRow = typeof dappLogoTable.$inferSelect;
