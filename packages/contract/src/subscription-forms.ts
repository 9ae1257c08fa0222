import { TRANSACTION_FILTERS } from '@ledgerscope/ledger';
import { type Field, fault, numberText } from './form.ts';
import { CONTROLS } from './form-fields.ts';
import { isDay, webLink } from './portal-fields.ts';
import { FILTER_TYPES, SUBSCRIPTION_MODELS, SUBSCRIPTION_PERIODS, SUBSCRIPTION_TYPES } from './subscription-options.ts';

const MAX_VALUES = 100;
const MAX_VALUE = 100;
const MAX_COUNT = 1_000_000_000;
const MAX_RECEIVES = 1_000;

/** One of a few words that may be omitted. */
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
      return found === undefined ? fault(`Must be one of: ${words.join(', ')}`) : { ok: true, value: found };
    },
  };
}

/** Texts that may be omitted, each once. */
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
  schema: { type: ['string', 'null'], description: 'For EXPIRE_DATE: last day (UTC), as YYYY-MM-DD.' },
  required: false,
  read: (given) => {
    if (given === undefined || given === null || given === '') return { ok: true, value: null };
    return typeof given === 'string' && isDay(given)
      ? { ok: true, value: given }
      : fault('Must be a day as YYYY-MM-DD');
  },
};

/** A number from 1 that may be omitted. */
function countField<Count>(description: string, most: number, parse: (digits: string) => Count): Field<Count | null> {
  return {
    schema: { type: ['string', 'null'], description },
    required: false,
    read: (given) => {
      if (given === undefined || given === null || given === '') return { ok: true, value: null };
      const text = numberText(given);
      const isCount = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most;
      return isCount ? { ok: true, value: parse(text) } : fault(`Must be a number from 1 to ${most}`);
    },
  };
}

/** What making a subscription takes; all of it may be omitted. */
export const SUBSCRIPTION_FORM = {
  subscriptionType: word('Subscription type; TRANSACTION by default.', SUBSCRIPTION_TYPES, 'TRANSACTION'),
  subscriptionModel: word('Subscription model; FREE by default.', SUBSCRIPTION_MODELS, null),
  model: word('Same as `subscriptionModel`.', SUBSCRIPTION_MODELS, null),
  transactionTypes: texts('For TRANSACTION: transaction types; all if none is given.', (text) =>
    TRANSACTION_FILTERS.some((type) => type === text) ? undefined : 'Names no transaction type',
  ),
  expiry,
  period: word('For DATA: duration; 15 days by default.', SUBSCRIPTION_PERIODS, '15 days'),
  count: countField('For COUNT: number of messages until it ends.', MAX_COUNT, BigInt),
  webhookUrl: webLink('Webhook URL (https). If omitted, messages are put into a queue.'),
};

/** After how many receives a message is given up. */
export const MOST_RECEIVES_FORM = {
  mostReceives: countField('Max receives, from 1 to 1000; no limit if omitted.', MAX_RECEIVES, Number),
};

/** What a filter takes; what is omitted is read from the query. */
export const FILTER_FORM = {
  filterType: word('Filter type.', FILTER_TYPES, null),
  ids: texts('IDs as 0.0.num, or parts of memos.', valueCheck),
  signature: texts('Event names, or event signatures in hex.', valueCheck),
};
