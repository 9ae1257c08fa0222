import { email, linkToken, newPassword, optionalText, optionalToken, requiredText, secretText } from './form-fields.ts';
import { textList } from './portal-fields.ts';

const LINK_EXPIRED = 'The link may have expired.';

/** What signing in takes. */
export const SIGN_IN_FORM = {
  username: secretText('The email address.', 254, 'Invalid email'),
  password: secretText('The password.', 200, "Can't be blank"),
  device: optionalToken(
    'The `device_token` of an earlier sign-in in this browser, which is not delayed by failed sign-ins of others.',
  ),
};

/** What signing up takes. */
export const SIGN_UP_FORM = {
  name: requiredText('Contact name.', 100, "Can't be blank"),
  email: email('Email address, to which the activation link is sent.'),
  password: newPassword('At least 10 characters, and not one of the most common passwords.'),
  company: optionalText('Company.', 100),
};

/** What asking for a link takes by which a new password can be set. */
export const EMAIL_FORM = { email: email('Email address of the account.') };

/** What asking for an activation link once more takes. */
export const RESEND_FORM = {
  ...EMAIL_FORM,
  ticket: optionalToken(
    'The `ticket` of the sign-up, or the token of one of its links. Without it, the sign-up cannot be identified, and the link asks for a new password.',
  ),
};

/** What activating an account takes. */
export const ACTIVATION_FORM = { token: linkToken('Token from the activation link.', LINK_EXPIRED) };

const token = linkToken('Token from the reset link.', LINK_EXPIRED);
const MOST_ENDED = 10;
const endKeys = textList('IDs of the API keys to delete with the reset; none by default.', MOST_ENDED, 64);

/** What looking at the keys of the account of a reset link takes. */
export const RESET_KEYS_FORM = { token };

/** What setting a new password takes. */
export const NEW_PASSWORD_FORM = {
  password: newPassword('At least 10 characters, and not one of the most common passwords.'),
  token,
  endKeys: { ...endKeys, required: false, read: (given: unknown) => endKeys.read(given ?? []) },
};
