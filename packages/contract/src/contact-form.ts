import { email, requiredText } from './form-fields.ts';
import { longText } from './portal-fields.ts';

const BLANK = "Can't be blank";
export const MESSAGE_MAX = 5_000;

/** What the contact form takes. */
export const CONTACT_FORM = {
  name: requiredText('Sender name.', 100, BLANK),
  email: email('Email address for the reply.'),
  message: longText('The message.', MESSAGE_MAX, BLANK),
};
