import { type Static, Type } from 'typebox';

/** From what this server knows an entity. */
export const KnownFrom = Type.Enum(['CREATION', 'GENESIS', 'SOURCE', 'CHANGES', 'MENTIONS'], {
  description:
    'Origin of the data. CREATION: its creation is stored. GENESIS: it existed before the first block, whose initial state was loaded; no node signed that state, but its hash is known. SOURCE: it was created before the first stored block; its state at that time comes from the source and is unverified. CHANGES: only later changes are stored; anything they do not include is unknown. MENTIONS: only references to it are stored; everything else is unknown. An entity that only rejected transactions refer to may not exist.',
});
export type KnownFrom = Static<typeof KnownFrom>;
