import type { Field } from './form.ts';
import { email, optionalText } from './form-fields.ts';
import { entityField, serialField, webLink } from './portal-fields.ts';

/** An address is asked for with its own text where there is none. */
function marketplaceEmail(): Field<string> {
  const field = email('Email address for the result.', 'Invalid email address');
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
  nftOwner: entityField('Owner account, as shard.realm.num.', 'Invalid format! Should be x.y.z', 'Owner is required'),
  email: marketplaceEmail(),
  phone: optionalText('Phone number.', 40),
  marketplaceLink: webLink('Marketplace URL.'),
};
