import { ATTEMPT_RULES, type AttemptRule } from '@ledgerscope/api/portal/accounts/attempt-limits';
import { CODE_MINUTES } from '@ledgerscope/portal/mail/code-text';
import { MAX_CONCURRENT, MAX_WAITING } from '@ledgerscope/portal/secrets/password';
import {
  MAX_API_KEYS,
  MAX_SAVED_ACCOUNTS,
  MAX_SESSIONS,
  MOST_TRIES,
  NO_FREE_UNITS_DAYS,
  NO_TEXTS_DAYS,
  TEXTS_A_DAY,
} from '@ledgerscope/portal-store';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const SPANS: Readonly<Record<number, string>> = { 900: '15 minutes', 3600: 'one hour', 86400: 'one day' };
const REFUSED = '429 with an explanation, until the period ends';
const PLACE_REFUSED = `${REFUSED}; clients elsewhere are not affected`;

/** Limits of accounts: of signing up and in, of links, of texts to phones, and of what one user can have. */
export const ACCOUNT_LIMITS = {
  'sign-in': {
    what: 'password attempts',
    limit: `${text(ATTEMPT_RULES['sign-in'])}; browsers in which the owner has signed in are counted separately`,
    beyond: PLACE_REFUSED,
  },
  'sign-up': { what: 'sign-ups', limit: text(ATTEMPT_RULES['sign-up']), beyond: PLACE_REFUSED },
  'activation-link': {
    what: 'activation links resent or opened',
    limit: text(ATTEMPT_RULES.activation),
    beyond: PLACE_REFUSED,
  },
  'reset-mail': { what: 'password reset emails', limit: text(ATTEMPT_RULES.reset), beyond: PLACE_REFUSED },
  'reset-link': {
    what: 'password reset links opened or used',
    limit: text(ATTEMPT_RULES['reset-link'], 'client'),
    beyond: REFUSED,
  },
  password: {
    what: 'password attempts when changing the password or deleting the account',
    limit: text(ATTEMPT_RULES.password),
    beyond: PLACE_REFUSED,
  },
  'password-hashes': {
    what: 'password hashing operations',
    limit: `${MAX_CONCURRENT} concurrent, and ${MAX_WAITING} waiting`,
    beyond: '503',
  },
  'contact-code': {
    what: 'codes to confirm a phone number',
    limit: `${text(ATTEMPT_RULES['contact-code'], 'number and user')}; each is valid for ${CODE_MINUTES} minutes`,
    beyond: REFUSED,
  },
  'contact-confirmation': {
    what: 'codes entered',
    limit: `${MOST_TRIES} per code sent, and ${ATTEMPT_RULES['contact-confirmation'].perAddress} per day and user`,
    beyond: 'the code expires; a new one must be sent',
  },
  texts: {
    what: 'text messages',
    limit: `none before the number is confirmed with a code; then ${TEXTS_A_DAY} per day, per user and per number`,
    beyond: 'the last message says so; no more are sent',
  },
  'stopped-texts': {
    what: 'text messages to a number whose owner has used the stop link',
    limit: `none for ${NO_TEXTS_DAYS} days, including codes`,
    beyond: '409 with an explanation',
  },
  'free-units': {
    what: 'free units after an account was deleted',
    limit: `once per mailbox in ${NO_FREE_UNITS_DAYS} days`,
    beyond: 'the new account starts without free units',
  },
  sessions: { what: 'sessions of a user', limit: `${MAX_SESSIONS}`, beyond: 'the least recently used ones end' },
  'api-keys': { what: 'API keys of a user', limit: `${MAX_API_KEYS}`, beyond: '409 with an explanation' },
  'saved-accounts': {
    what: 'saved accounts of a user',
    limit: `${MAX_SAVED_ACCOUNTS}`,
    beyond: '409 with an explanation',
  },
  'contact-form': { what: 'contact form messages', limit: text(ATTEMPT_RULES.contact), beyond: REFUSED },
  marketplace: {
    what: 'marketplace link requests',
    limit: text(ATTEMPT_RULES.marketplace),
    beyond: REFUSED,
  },
  sample: { what: 'calls on the documentation page', limit: text(ATTEMPT_RULES.sample, 'client'), beyond: REFUSED },
  'webhook-test': { what: 'test messages to webhooks', limit: text(ATTEMPT_RULES.webhook, 'user'), beyond: REFUSED },
} as const satisfies StrangerLimits;

/** A rule in words. @param whom what its addresses are; with `client` it has none */
function text(rule: AttemptRule, whom = 'email address'): string {
  const { windowSeconds, perClient, perPlace, perAddress } = rule;
  const parts = [
    `${numberText(perClient)} per client`,
    ...(perPlace === undefined ? [] : [`${numberText(perPlace)} of these per ${whom}`]),
    ...(whom === 'client' ? [] : [`${numberText(perAddress)} per ${whom} for all clients together`]),
  ];
  return `${parts.join(', ')}, in ${SPANS[windowSeconds] ?? `${windowSeconds} s`}`;
}
