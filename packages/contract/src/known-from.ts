import { type Static, Type } from 'typebox';

/** From what this server knows an entity. */
export const KnownFrom = Type.Enum(['CREATION', 'GENESIS', 'SOURCE', 'CHANGES', 'MENTIONS'], {
  description:
    'From what it is known. CREATION: its creation was read. GENESIS: it was there before the first block, whose state was loaded; no node signed that, its hash is known. SOURCE: it was made before the first block; the source says how it stood then, which nothing proves. CHANGES: only later changes were read: what none of them states is unknown. MENTIONS: only rows that name it: all else is unknown; what only refused transactions name may not exist.',
});
export type KnownFrom = Static<typeof KnownFrom>;
