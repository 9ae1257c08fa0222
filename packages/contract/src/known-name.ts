import { type Static, Type } from 'typebox';
import { entityId, object, text } from './schemas.ts';

/** What people call an account or contract. */
export const KnownName = object('Name of an account or contract.', {
  id: entityId('The account or contract.'),
  name: text('Its name: of a node, of a dapp, or of the contract in its source.'),
  kind: Type.Enum(['node', 'dapp', 'contract'], { description: 'Where the name comes from.' }),
});
export type KnownName = Static<typeof KnownName>;
