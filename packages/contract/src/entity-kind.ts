/** Kinds of entities that an account can create. */
export const ENTITY_KINDS = ['account', 'contract', 'topic', 'token', 'file', 'schedule', 'node'] as const;
export type EntityKindReply = (typeof ENTITY_KINDS)[number];
