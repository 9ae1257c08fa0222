import { isCommonPassword } from './common-passwords.ts';
import { type Field, type FieldResult, fault } from './form.ts';

const PASSWORD_MIN = 10;
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;
/** The specification asks for a suffix of two or three letters; no character of it can begin a new header of a mail. */
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,3}$/i;
/** Control characters, and halves of a character, which no file or database has. */
export const CONTROLS = /[\p{Cc}\p{Cs}]/u;
const TOKEN = /^[\w-]{43}$/;

/** A line of text that must not be blank, trimmed. @param blank what is said of a blank one */
export function requiredText(description: string, maxLength: number, blank: string): Field<string> {
  return {
    schema: { type: 'string', description, minLength: 1, maxLength },
    required: true,
    read: (given) => {
      if (given !== undefined && given !== null && typeof given !== 'string') return fault('Must be text');
      const text = (given ?? '').trim();
      return text === '' ? fault(blank) : line(text, maxLength);
    },
  };
}

/** A line of text that may be omitted; null if it is blank. */
export function optionalText(description: string, maxLength: number): Field<string | null> {
  return {
    schema: { type: ['string', 'null'], description, maxLength },
    required: false,
    read: (given) => {
      if (given === undefined || given === null) return { ok: true, value: null };
      if (typeof given !== 'string') return fault('Must be text');
      const text = given.trim();
      return text === '' ? { ok: true, value: null } : line(text, maxLength);
    },
  };
}

/** An email address, in lower case. @param wrong what is said of any other text */
export function email(description: string, wrong = 'Invalid email'): Field<string> {
  return {
    schema: { type: 'string', description, maxLength: EMAIL_MAX },
    required: true,
    read: (given) => {
      const text = typeof given === 'string' ? given.trim().toLowerCase() : '';
      return text.length <= EMAIL_MAX && EMAIL.test(text) ? { ok: true, value: text } : fault(wrong);
    },
  };
}

/** A password to be set: long enough, and not one of the most common ones. @param blank what is said where there is none */
export function newPassword(description: string, blank = "Password can't be blank"): Field<string> {
  return {
    schema: { type: 'string', description, minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
    required: true,
    read: (given) => {
      if (typeof given !== 'string' || given.trim() === '') return fault(blank);
      if ([...given].length < PASSWORD_MIN) return fault(`Use at least ${PASSWORD_MIN} characters`);
      if (given.length > PASSWORD_MAX) return fault(`Use at most ${PASSWORD_MAX} characters`);
      return isCommonPassword(given)
        ? fault('This password is too common. Choose a different one.')
        : { ok: true, value: given };
    },
  };
}

/** A password or a name that is compared with a stored one: anything that is not blank and not too long. */
export function secretText(description: string, maxLength: number, blank: string): Field<string> {
  return {
    schema: { type: 'string', description, minLength: 1, maxLength },
    required: true,
    read: (given) => {
      if (typeof given !== 'string' || given.trim() === '') return fault(blank);
      return given.length > maxLength ? fault(`Use at most ${maxLength} characters`) : { ok: true, value: given };
    },
  };
}

/** A token out of a link: 32 bytes in base64url. */
export function linkToken(description: string, wrong: string): Field<string> {
  return {
    schema: { type: 'string', description, pattern: TOKEN.source },
    required: true,
    read: (given) => (typeof given === 'string' && TOKEN.test(given) ? { ok: true, value: given } : fault(wrong)),
  };
}

/** The same where it may be omitted (null), or is no token any more: then it counts as omitted. */
export function optionalToken(description: string): Field<string | null> {
  return {
    schema: { type: ['string', 'null'], description, pattern: TOKEN.source },
    required: false,
    read: (given) => ({ ok: true, value: typeof given === 'string' && TOKEN.test(given) ? given : null }),
  };
}

function line(text: string, maxLength: number): FieldResult<string> {
  if (text.length > maxLength) return fault(`Use at most ${maxLength} characters`);
  return CONTROLS.test(text) ? fault('Must be one line of text') : { ok: true, value: text };
}
