import { countWithNoun } from '@ledgerscope/ledger';
import type { KeysAfterReset, NewMail } from '@ledgerscope/portal-store';
import { mailOf } from './mail-text.ts';

export const ACTIVATION_HOURS = 24;
export const RESET_HOURS = 1;

const NOT_YOU = 'If you didn’t request this, you can ignore this email.';

/** The link that activates an account. What the person typed is not in it, so that nobody can send words to strangers. */
export function activationMail(to: string, origin: string, token: string): NewMail {
  return mailOf({
    to,
    subject: 'Activate your Ledgerscope account',
    paragraphs: [
      'Thanks for signing up for Ledgerscope. Open this link to activate your account:',
      `This link works once and expires after ${ACTIVATION_HOURS} hours.`,
      NOT_YOU,
    ],
    link: { label: 'Activate the account', url: `${origin}/hedera/activate?token=${token}` },
    hours: ACTIVATION_HOURS,
  });
}

/** The link to an account that waits, for who cannot say which sign-up is theirs: the password is set by whoever reads the mail. */
export function firstPasswordMail(to: string, origin: string, token: string): NewMail {
  return mailOf({
    to,
    subject: 'Activate your Ledgerscope account',
    paragraphs: [
      'Someone requested another activation link for the Ledgerscope account with this email address. Open it to set a password and activate the account:',
      `This link works once and expires after ${ACTIVATION_HOURS} hours.`,
      NOT_YOU,
    ],
    link: { label: 'Set a password', url: resetAddress(origin, token) },
    hours: ACTIVATION_HOURS,
  });
}

/** To the owner of an account with whose address somebody signs up: the page does not say that there is one. */
export function alreadyRegisteredMail(to: string, origin: string): NewMail {
  return mailOf({
    to,
    subject: 'You already have a Ledgerscope account',
    paragraphs: [
      'Someone tried to sign up with this email address, but it already has an account. You can sign in here:',
      'Forgot your password? You can reset it on the sign-in page.',
      'If this wasn’t you, no action is needed. Your account has not changed.',
    ],
    link: { label: 'Sign in', url: `${origin}/hedera/login` },
  });
}

/** The link by which a new password can be set. */
export function resetMail(to: string, origin: string, token: string): NewMail {
  return mailOf({
    to,
    subject: 'Reset your Ledgerscope password',
    paragraphs: [
      'We received a request to reset your Ledgerscope password. Open this link to set a new one:',
      'The link works once and expires after one hour. Earlier links no longer work.',
      'The page also lists the API keys of the account, so you can delete them.',
      NOT_YOU,
    ],
    link: { label: 'Set a new password', url: resetAddress(origin, token) },
    hours: RESET_HOURS,
  });
}

/** Where a new password is set. */
export function resetAddress(origin: string, token: string): string {
  return `${origin}/hedera/reset-password?token=${token}`;
}

/** Informs the owner that the password was changed. @param keys what became of API keys, where that was asked */
export function passwordChangedMail(to: string, origin: string, keys?: KeysAfterReset): NewMail {
  return mailOf({
    to,
    subject: 'Your Ledgerscope password was changed',
    paragraphs: [
      'Your Ledgerscope password was changed and all devices were signed out.',
      ...(keys === undefined ? [] : keysText(keys)),
      'If this wasn’t you, reset your password now:',
      `${origin}/hedera/reset-password`,
    ],
  });
}

function keysText({ ended, left }: KeysAfterReset): string[] {
  if (ended + left === 0) return [];
  const gone =
    ended === 0
      ? 'No API keys were deleted'
      : `${countWithNoun(ended, 'API key')} ${ended === 1 ? 'was' : 'were'} deleted`;
  return [
    `${gone}; ${left === 0 ? 'no API key remains' : `${countWithNoun(left, 'API key')} still ${left === 1 ? 'works' : 'work'}`}.`,
  ];
}
