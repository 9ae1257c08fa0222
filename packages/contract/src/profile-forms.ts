import type { Field } from './form.ts';
import { optionalText, requiredText } from './form-fields.ts';

const CONTACT_MAX = 32;

/** A phone number as countries dial it from abroad (E.164): a plus sign and 7 to 15 digits. Spaces and signs between them are omitted. */
const phone: Field<string | null> = {
  ...optionalText('Phone number with country code, such as +1 202 555 0123.', CONTACT_MAX),
  read: (given) => {
    const text = optionalText('', CONTACT_MAX).read(given);
    if (!text.ok || text.value === null) return text;
    const number = text.value.replaceAll(/[\s().-]/g, '');
    return /^\+[1-9]\d{6,14}$/.test(number)
      ? { ok: true, value: number }
      : { ok: false, fault: 'Enter the number with its country code, such as +1 202 555 0123' };
  },
};

/** What can be changed of a profile; a field that is omitted is emptied. */
export const PROFILE_FORM = {
  name: requiredText('Contact name.', 100, "Can't be blank"),
  company: optionalText('Company.', 100),
  contact: phone,
};

const CODE = /^\d{6}$/;
const code: Field<string> = {
  schema: { type: 'string', description: 'Six-digit code from the text message.', pattern: CODE.source },
  required: true,
  read: (given) => {
    const digits = typeof given === 'string' ? given.replaceAll(/\s/g, '') : '';
    return CODE.test(digits) ? { ok: true, value: digits } : { ok: false, fault: 'Enter the six digits of the text' };
  },
};

/** What confirming the phone number takes. */
export const CONTACT_CODE_FORM = { code };

/** What noting a visit takes. */
export const VISIT_FORM = {
  time: optionalText('Time according to the visitor’s clock. The server records its own.', 40),
};
