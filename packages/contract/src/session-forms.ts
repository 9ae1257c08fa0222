import { newPassword, secretText } from './form-fields.ts';

const currentPassword = secretText('The password as it is.', 200, "Can't be blank");

/** What changing a password takes. */
export const PASSWORD_FORM = {
  currentPassword,
  password: newPassword('At least ten characters, and none of the most common passwords.'),
};

/** What deleting an account takes: the password, so that it does not happen by mistake or by somebody else. */
export const DELETION_FORM = { password: currentPassword };
