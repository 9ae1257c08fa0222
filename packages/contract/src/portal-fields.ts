import { parseEntityId } from '@ledgerscope/ledger';
import { type Field, fault, numberText } from './form.ts';

const MAX_LINK = 500;
const EVM_ADDRESS = /^(0x)?[0-9a-f]{40}$/i;
/** All control characters but tab and line feed, and halves of a character. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Is one for JavaScript, and none for PostgreSQL. */
const YEAR_ZERO = /^0000/;

/** A text of several lines. @param blank what is said of a blank one; undefined where it may be blank */
export function longText(description: string, maxLength: number, blank?: string): Field<string> {
  return {
    schema: { type: 'string', description, maxLength, ...(blank === undefined ? {} : { minLength: 1 }) },
    required: blank !== undefined,
    read: (given) => {
      if (given !== undefined && given !== null && typeof given !== 'string') return fault('Must be text');
      const text = (given ?? '').replaceAll(/\r\n?/g, '\n').trim();
      if (text === '' && blank !== undefined) return fault(blank);
      if (text.length > maxLength) return fault(`Use at most ${maxLength} characters`);
      return CONTROLS.test(text) ? fault('Must be text without control characters') : { ok: true, value: text };
    },
  };
}

/** An address of the web that may be omitted: http or https, without a user name in it. */
export function webLink(description: string): Field<string | null> {
  return {
    schema: { type: ['string', 'null'], description, maxLength: MAX_LINK },
    required: false,
    read: (given) => {
      if (given === undefined || given === null) return { ok: true, value: null };
      if (typeof given !== 'string') return fault('Must be text');
      const text = given.trim();
      if (text === '') return { ok: true, value: null };
      return text.length <= MAX_LINK && isWebAddress(text)
        ? { ok: true, value: text }
        : fault('Must be an address that starts with https:// or http://');
    },
  };
}

/**
 * An account, contract or token as shard.realm.num, or an EVM address, for which the server puts the id.
 * @param blank what is said of a blank one; undefined where it may be omitted (null)
 * @param wrong what is said of any other text
 */
export function entityField(description: string, wrong: string, blank?: string): Field<string | null> {
  return {
    schema: { type: blank === undefined ? ['string', 'null'] : 'string', description, maxLength: 64 },
    required: blank !== undefined,
    read: (given) => {
      if (given !== undefined && given !== null && typeof given !== 'string') return fault('Must be text');
      const text = (given ?? '').trim();
      if (text === '') return blank === undefined ? { ok: true, value: null } : fault(blank);
      const isId = text.startsWith('0.0.') && parseEntityId(text) !== undefined;
      return isId || EVM_ADDRESS.test(text) ? { ok: true, value: text } : fault(wrong);
    },
  };
}

/** A whole number from 1 in decimal that may be omitted. */
export function serialField(description: string): Field<string | null> {
  return {
    schema: { type: ['string', 'null'], description, pattern: '^[1-9][0-9]{0,17}$' },
    required: false,
    read: (given) => {
      if (given === undefined || given === null || given === '') return { ok: true, value: null };
      const text = numberText(given);
      return /^[1-9]\d{0,17}$/.test(text) ? { ok: true, value: text } : fault('Serial # must be a number from 1');
    },
  };
}

/** True or false; forms with files send it as a text. */
export function flagField(description: string): Field<boolean> {
  return {
    schema: { type: 'boolean', description },
    required: false,
    read: (given) => {
      if (given === undefined || given === null || given === '') return { ok: true, value: false };
      if (given === true || given === 'true') return { ok: true, value: true };
      return given === false || given === 'false' ? { ok: true, value: false } : fault('Must be true or false');
    },
  };
}

/** A calendar day as YYYY-MM-DD. */
export function dayField(description: string): Field<string> {
  return {
    schema: { type: 'string', description, pattern: DAY.source },
    required: true,
    read: (given) => {
      const text = typeof given === 'string' ? given : '';
      return isDay(text) && !YEAR_ZERO.test(text)
        ? { ok: true, value: text }
        : fault('Must be a day such as 2026-01-31');
    },
  };
}

/** One of a few words. */
export function choiceField<const Word extends string>(description: string, words: readonly Word[]): Field<Word> {
  return {
    schema: { type: 'string', description, pattern: `^(${words.join('|')})$` },
    required: true,
    read: (given) => {
      const found = words.find((word) => word === given);
      return found === undefined ? fault(`Must be one of: ${words.join(', ')}`) : { ok: true, value: found };
    },
  };
}

/** A list of short texts without repetitions. */
export function textList(description: string, maxItems: number, maxLength: number): Field<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string' }, description, maxItems },
    required: true,
    read: (given) => {
      if (!Array.isArray(given) || given.length > maxItems) return fault(`Must be a list of at most ${maxItems}`);
      const texts = given.filter((one) => typeof one === 'string' && one.length <= maxLength && !CONTROLS.test(one));
      return texts.length === given.length && new Set(texts).size === texts.length
        ? { ok: true, value: texts as string[] }
        : fault('Must be a list of different short texts');
    },
  };
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || CONTROLS.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Whether this is a day of the calendar as YYYY-MM-DD: February 30 is read as a day of March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
