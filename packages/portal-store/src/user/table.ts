import { bigint, boolean, check, pgTable, sql, text, timestamp, uuid } from '../drizzle.ts';

/** People with an account of the portal. */
export const userTable = pgTable(
  'portal_user',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom().unique(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    company: text('company'),
    /** Phone number. */
    contact: text('contact'),
    /** When the user typed in a code that was sent to that number; null until then, and nothing else is sent there. */
    contactConfirmedAt: timestamp('contact_confirmed_at', { withTimezone: true }),
    /** argon2id; null until one is set, and nobody can sign in. */
    passwordHash: text('password_hash'),
    role: text('role').$type<UserRole>().notNull().default('user'),
    registeredForSubscriptions: boolean('registered_for_subscriptions').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until somebody can sign in. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** When a link was first used that had been sent to the address; null where only the operator's link was. */
    addressConfirmedAt: timestamp('address_confirmed_at', { withTimezone: true }),
    /** False where an account of the same mailbox had its free units and was deleted. */
    hasFreeUnits: boolean('has_free_units').notNull().default(true),
    /** Since when the user is suspended by an administrator; null for a user who is not. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  },
  (table) => [
    check('portal_user_role', sql`${table.role} in ('user', 'administrator')`),
    check('portal_user_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** The user to whom a row belongs, and with whom it goes. */
export const ownerColumn = () =>
  bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** What a user may do. */
export type UserRole = 'user' | 'administrator';
export type UserRow = typeof userTable.$inferSelect;
