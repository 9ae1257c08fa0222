import { describe, expect, it } from 'vitest';
import { statusLabel, statusMeaning, succeeded } from './status-meaning.ts';

describe('results in words', () => {
  it('labels and explains', () => {
    expect(statusLabel('WRONG_NONCE')).toBe('Wrong nonce');
    expect(statusLabel('INVALID_ACCOUNT_ID')).toBe('Invalid account ID');
    expect(statusMeaning('SUCCESS')).toBe('The transaction was carried out.');
    expect(statusMeaning('SOME_NEW_RESULT')).toBe('The network answered: some new result.');
    expect(statusMeaning('constructor')).toBe('The network answered: constructor.');
  });

  it('distinguishes success from failure', () => {
    expect(['SUCCESS', 'FEE_SCHEDULE_FILE_PART_UPLOADED'].every(succeeded)).toBe(true);
    expect(['FAIL_INVALID', 'REVERTED_SUCCESS', 'OK'].some(succeeded)).toBe(false);
  });
});
