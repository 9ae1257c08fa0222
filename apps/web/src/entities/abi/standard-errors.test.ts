import { describe, expect, it } from 'vitest';
import { decodeErrorWith } from './decode-with-abi.ts';
import { STANDARD_ERRORS } from './standard-errors.ts';

const word = (value: bigint) => value.toString(16).padStart(64, '0');

describe('errors that many contracts share', () => {
  it.each([
    // Selectors as ERC-6093 and OpenZeppelin publish them.
    ['e450d38c', [0x40cn, 3n, 5n], 'ERC20InsufficientBalance', ['0.0.1036', '3', '5']],
    ['fb8f41b2', [0x40cn, 3n, 5n], 'ERC20InsufficientAllowance', ['0.0.1036', '3', '5']],
    ['7e273289', [9n], 'ERC721NonexistentToken', ['9']],
    ['118cdaa7', [0x40cn], 'OwnableUnauthorizedAccount', ['0.0.1036']],
    ['d93c0665', [], 'EnforcedPause', []],
    ['4e487b71', [17n], 'Panic', ['17']],
  ])('%s', (selector, values, functionName, inputValues) => {
    const data = selector + values.map(word).join('');
    expect(decodeErrorWith(STANDARD_ERRORS, data)).toMatchObject({ functionName, inputValues });
  });
});
