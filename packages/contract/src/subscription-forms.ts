import type { Field, FieldResult } from './form.ts';
import { webLink } from './portal-fields.ts';
import {
  FILTER_TYPES,
  SUBSCRIPTION_MODELS,
  SUBSCRIPTION_PERIODS,
  SUBSCRIPTION_TRANSACTION_TYPES,
  SUBSCRIPTION_TYPES,
} from './subscription-options.ts';

const MAX_VALUES = 100;
const MAX_VALUE = 100;
const MAX_COUNT = 1_000_000_000;
const MAX_RECEIVES = 1_000;
/** Control characters, and halves of a character. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One of a few words that may be left out. */
function word<const Word extends string, Default extends Word | null>(
  description: string,
  words: readonly Word[],
  byDefault: Default,
): Field<Word | Default> {
  return {
    schema: { type: ['string', 'null'], description: `${description} One of ${words.join(', ')}.` },
    required: false,
    read: (given) => {
      if (given === undefined || given === null || given === '') return { ok: true, value: byDefault };
      const found = words.find((one) => one === given);
      return found === undefined ? fault(`Has to be one of ${words.join(', ')}`) : { ok: true, value: found };
    },
  };
}

/** Texts that may be left out, each once. */
function texts(description: string, check: (text: string) => string | undefined): Field<readonly string[]> {
  return {
    schema: { type: 'array', description, items: { type: 'string' }, maxItems: MAX_VALUES },
    required: false,
    read: (given) => {
      if (given === undefined || given === null) return { ok: true, value: [] };
      const list: readonly unknown[] = Array.isArray(given) ? given : [given];
      const found = list.map((one) => (typeof one === 'string' ? one.trim() : ''));
      if (list.some((one) => typeof one !== 'string')) return fault('Must be texts');
      if (found.length > MAX_VALUES) return fault(`Use at most ${MAX_VALUES} values`);
      const wrong = found.map(check).find((one) => one !== undefined);
      return wrong === undefined ? { ok: true, value: [...new Set(found)] } : fault(wrong);
    },
  };
}

function valueCheck(text: string): string | undefined {
  if (text === '') return 'Must not be blank';
  if (text.length > MAX_VALUE) return `Use at most ${MAX_VALUE} characters`;
  return CONTROLS.test(text) ? 'Must be text without control characters' : undefined;
}

const expiry: Field<string | null> = {
  schema: { type: ['string', 'null'], description: 'Of EXPIRE_DATE: the day (UTC) on which it ends, as YYYY-MM-DD.' },
  required: false,
  read: (given) => {
    if (given === undefined || given === null || given === '') return { ok: true, value: null };
    const isDay = typeof given === 'string' && DAY.test(given) && isOnCalendar(given);
    return isDay ? { ok: true, value: given } : fault('Must be a day as YYYY-MM-DD');
  },
};

const count: Field<bigint | null> = {
  schema: { type: ['string', 'null'], description: 'Of COUNT: how many messages it sends until it ends.' },
  required: false,
  read: (given) => {
    if (given === undefined || given === null || given === '') return { ok: true, value: null };
    const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
    const isCount = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_COUNT;
    return isCount ? { ok: true, value: BigInt(text) } : fault(`Must be a number from 1 to ${MAX_COUNT}`);
  },
};

const mostReceives: Field<number | null> = {
  schema: { type: ['string', 'null'], description: 'A number from 1 to 1000; left out, nothing is given up.' },
  required: false,
  read: (given) => {
    if (given === undefined || given === null || given === '') return { ok: true, value: null };
    const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
    const isCount = /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_RECEIVES;
    return isCount ? { ok: true, value: Number(text) } : fault(`Must be a number from 1 to ${MAX_RECEIVES}`);
  },
};

/** What making a subscription takes; all of it may be left out. */
export const SUBSCRIPTION_FORM = {
  subscriptionType: word('What it reports; TRANSACTION by default.', SUBSCRIPTION_TYPES, 'TRANSACTION'),
  subscriptionModel: word('What ends it; FREE by default.', SUBSCRIPTION_MODELS, null),
  model: word('Same as `subscriptionModel`.', SUBSCRIPTION_MODELS, null),
  transactionTypes: texts('Of TRANSACTION: the types that it reports; all where none is named.', (text) =>
    SUBSCRIPTION_TRANSACTION_TYPES.some((type) => type === text) ? undefined : 'Names no transaction type',
  ),
  expiry,
  period: word('Of DATA: how long it lasts; 15 days by default.', SUBSCRIPTION_PERIODS, '15 days'),
  count,
  webhookUrl: webLink('Where messages are posted (https); left out, they are put into a queue.'),
};

/** After how many receives a message is given up. */
export const MOST_RECEIVES_FORM = { mostReceives };

/** What a filter takes; what is left out is read from the query. */
export const FILTER_FORM = {
  filterType: word('What it looks at.', FILTER_TYPES, null),
  ids: texts('Ids as 0.0.num, or parts of memos.', valueCheck),
  signature: texts('Names of events, or their signatures in hex.', valueCheck),
};

function isOnCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function fault<Value>(text: string): FieldResult<Value> {
  return { ok: false, fault: text };
}
