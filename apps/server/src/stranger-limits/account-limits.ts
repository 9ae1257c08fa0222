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

const SPANS: Readonly<Record<number, string>> = { 900: '15 minutes', 3600: 'an hour', 86400: 'a day' };
const REFUSED = '429 with words, until the time is over';
const PLACE_REFUSED = `${REFUSED}; who comes from elsewhere is let in`;

/** Limits of accounts: of signing up and in, of links, of texts to phones, and of what one user can have. */
export const ACCOUNT_LIMITS = {
  'sign-in': {
    what: 'passwords that are tried',
    limit: `${text(ATTEMPT_RULES['sign-in'])}; a browser in which the owner has signed in counts for itself`,
    beyond: PLACE_REFUSED,
  },
  'sign-up': { what: 'sign-ups', limit: text(ATTEMPT_RULES['sign-up']), beyond: PLACE_REFUSED },
  'activation-link': {
    what: 'activation links that are sent again or opened',
    limit: text(ATTEMPT_RULES.activation),
    beyond: PLACE_REFUSED,
  },
  'reset-mail': { what: 'mails to set a new password', limit: text(ATTEMPT_RULES.reset), beyond: PLACE_REFUSED },
  'reset-link': {
    what: 'opening and using links to set a new password',
    limit: text(ATTEMPT_RULES['reset-link'], 'client'),
    beyond: REFUSED,
  },
  password: {
    what: 'the password that changing it and deleting the account ask for',
    limit: text(ATTEMPT_RULES.password),
    beyond: PLACE_REFUSED,
  },
  'password-hashes': {
    what: 'passwords that are hashed',
    limit: `${MAX_CONCURRENT} at once, and ${MAX_WAITING} that wait`,
    beyond: '503',
  },
  'contact-code': {
    what: 'codes to confirm a phone number',
    limit: `${text(ATTEMPT_RULES['contact-code'], 'number and user')}; each works for ${CODE_MINUTES} minutes`,
    beyond: REFUSED,
  },
  'contact-confirmation': {
    what: 'codes that are typed in',
    limit: `${MOST_TRIES} for each that was sent, and ${ATTEMPT_RULES['contact-confirmation'].perAddress} a day for a user`,
    beyond: 'the code expires; a new one must be sent',
  },
  texts: {
    what: 'texts to phones',
    limit: `none before a code sent there was typed in; then ${TEXTS_A_DAY} a day for a user and for a number`,
    beyond: 'the last one says so; more are not sent',
  },
  'stopped-texts': {
    what: 'texts to a number whose owner followed the link of one',
    limit: `none for ${NO_TEXTS_DAYS} days, codes neither`,
    beyond: '409 with words',
  },
  'free-units': {
    what: 'free units after an account was deleted',
    limit: `once for a mailbox in ${NO_FREE_UNITS_DAYS} days`,
    beyond: 'the new account begins with none',
  },
  sessions: { what: 'sessions of a user', limit: `${MAX_SESSIONS}`, beyond: 'those that were used longest ago end' },
  'api-keys': { what: 'API keys of a user', limit: `${MAX_API_KEYS}`, beyond: '409 with words' },
  'saved-accounts': { what: 'saved accounts of a user', limit: `${MAX_SAVED_ACCOUNTS}`, beyond: '409 with words' },
  'contact-form': { what: 'messages of the contact form', limit: text(ATTEMPT_RULES.contact), beyond: REFUSED },
  marketplace: {
    what: 'marketplace links that are asked for',
    limit: text(ATTEMPT_RULES.marketplace),
    beyond: REFUSED,
  },
  sample: { what: 'calls of the documentation page', limit: text(ATTEMPT_RULES.sample, 'client'), beyond: REFUSED },
  'webhook-test': { what: 'test messages to webhooks', limit: text(ATTEMPT_RULES.webhook, 'user'), beyond: REFUSED },
} as const satisfies StrangerLimits;

/** A rule in words. @param whom what its addresses are; with `client` it has none */
function text(rule: AttemptRule, whom = 'email address'): string {
  const { windowSeconds, perClient, perPlace, perAddress } = rule;
  const parts = [
    `${numberText(perClient)} by one client`,
    ...(perPlace === undefined ? [] : [`${numberText(perPlace)} of these for one ${whom}`]),
    ...(whom === 'client' ? [] : [`${numberText(perAddress)} for one ${whom} by all clients together`]),
  ];
  return `${parts.join(', ')}, in ${SPANS[windowSeconds] ?? `${windowSeconds} s`}`;
}
