import { type Static, Type } from 'typebox';
import { entityId, text } from './scalars.ts';

/** What people call an account or contract. */
export const KnownName = Type.Object(
  {
    id: entityId('The account or contract.'),
    name: text('Its name: of a node, of a dapp, or of the contract in its source.'),
    kind: Type.Enum(['node', 'dapp', 'contract'], { description: 'Where the name comes from.' }),
  },
  { description: 'Name of an account or contract.' },
);
export type KnownName = Static<typeof KnownName>;
