import { type Static, Type } from 'typebox';
import { entityId, object, text, textOrNull } from './schemas.ts';

/** What people call an account or contract. */
export const KnownName = object('Account or contract name.', {
  id: entityId('The account or contract.'),
  name: text(
    'Name: from the node, the token of the contract, the dapp, or the verified source; the first of these that is known.',
  ),
  kind: Type.Enum(['node', 'token', 'dapp', 'contract'], { description: 'Source of the name.' }),
  className: textOrNull('Contract name in the source; null if unknown.'),
});
export type KnownName = Static<typeof KnownName>;
