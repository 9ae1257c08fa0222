import { newPassword, secretText } from './form-fields.ts';

const currentPassword = secretText('Current password.', 200, "Can't be blank");

/** What changing a password takes. */
export const PASSWORD_FORM = {
  currentPassword,
  password: newPassword('At least 10 characters, and not one of the most common passwords.'),
};

/** What deleting an account takes: the password, so that it does not happen by mistake or by somebody else. */
export const DELETION_FORM = { password: currentPassword };
