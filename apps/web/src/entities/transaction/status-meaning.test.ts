import { describe, expect, it } from 'vitest';
import { statusLabel, statusMeaning } from './status-meaning.ts';

describe('results in words', () => {
  it('labels and explains', () => {
    expect(statusLabel('WRONG_NONCE')).toBe('Wrong nonce');
    expect(statusLabel('INVALID_ACCOUNT_ID')).toBe('Invalid account ID');
    expect(statusMeaning('SUCCESS')).toBe('The transaction succeeded.');
    expect(statusMeaning('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT')).toBe('The account is not associated with the token.');
    expect(statusMeaning('PAYER_ACCOUNT_DELETED')).toBe('The payer account has been deleted.');
    expect(statusMeaning('SOME_NEW_RESULT')).toBe('Network status: some new result.');
    expect(statusMeaning('constructor')).toBe('Network status: constructor.');
  });
});
