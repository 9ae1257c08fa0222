import { email, linkToken, newPassword, optionalText, requiredText, secretText } from './form-fields.ts';

const LINK_EXPIRED = 'The link may have expired.';

/** What signing in takes. */
export const SIGN_IN_FORM = {
  username: secretText('The e-mail address.', 254, 'Invalid email'),
  password: secretText('The password.', 200, "Can't be blank"),
};

/** What signing up takes. */
export const SIGN_UP_FORM = {
  name: requiredText('Name of the person.', 100, "Can't be blank"),
  email: email('E-mail address, to which the activation link is sent.'),
  password: newPassword('At least ten characters, and none of the most common passwords.'),
  company: optionalText('Company.', 100),
};

/** What asking for a link takes: to activate an account, or to set a new password. */
export const EMAIL_FORM = { email: email('E-mail address of the account.') };

/** What activating an account takes. */
export const ACTIVATION_FORM = { token: linkToken('The token of the activation link.', LINK_EXPIRED) };

/** What setting a new password takes. */
export const NEW_PASSWORD_FORM = {
  password: newPassword('At least ten characters, and none of the most common passwords.'),
  token: linkToken('The token of the reset link.', LINK_EXPIRED),
};
