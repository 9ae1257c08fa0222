import type { Field } from './form.ts';
import { email, optionalText } from './form-fields.ts';
import { entityField, serialField, webLink } from './portal-fields.ts';

/** An address is asked for with its own text where there is none. */
function marketplaceEmail(): Field<string> {
  const field = email('Where the result is sent.', 'Invalid email address');
  return {
    ...field,
    read: (given) =>
      given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
        ? { ok: false, fault: 'Email is required' }
        : field.read(given),
  };
}

/** What registering a marketplace link takes. */
export const MARKETPLACE_FORM = {
  tokenId: entityField('The collection, as shard.realm.num.', 'Invalid format! Should be x.y.z', 'TokenId is required'),
  serial: serialField('Serial number of one NFT (omit for the whole collection).'),
  nftOwner: entityField(
    'The account that owns it, as shard.realm.num.',
    'Invalid format! Should be x.y.z',
    'Owner is required',
  ),
  email: marketplaceEmail(),
  phone: optionalText('Telephone number.', 40),
  marketplaceLink: webLink('Where it is for sale.'),
};
