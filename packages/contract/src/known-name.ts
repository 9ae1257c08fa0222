import { type Static, Type } from 'typebox';
import { entityId, object, text, textOrNull } from './schemas.ts';

/** What people call an account or contract. */
export const KnownName = object('Name of an account or contract.', {
  id: entityId('The account or contract.'),
  name: text(
    'Its name: of a node, of the token that a contract is, of a dapp, or of the contract in its source; the first of these that is known.',
  ),
  kind: Type.Enum(['node', 'token', 'dapp', 'contract'], { description: 'Where the name comes from.' }),
  className: textOrNull('Name of the contract in its source; null if that is unknown.'),
});
export type KnownName = Static<typeof KnownName>;
