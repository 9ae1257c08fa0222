import { describe, expect, it } from 'vitest';
import {
  amountFault,
  amountInput,
  INVALID_AMOUNT,
  INVALID_ID,
  idFault,
  isName,
  methodFault,
  typedTinybars,
} from '../../entities/filter/check-fields.ts';
import { digitsOnly } from '../../shared/ui/text-field.tsx';

describe('methodFault', () => {
  it.each([
    ['', true],
    [' transfer ', true],
    ['0xa9059cbb', true],
    ['a9059cbb', true],
    ['$x_1', true],
    ['transfer()', false],
    ['0xa9059cb', false],
    ['a b', false],
  ])('%j: %s', (text, isRight) => expect(methodFault(text) === undefined).toBe(isRight));
});

describe('idFault', () => {
  it.each(['', ' ', '0.0.3', ' 0.0.3 ', '0.0.123-vfmkw', `0x${'ab'.repeat(20)}`, 'AB'.repeat(20).toLowerCase()])(
    'takes %j',
    (text) => expect(idFault(text)).toBeUndefined(),
  );

  it.each(['abc', '0.0', '0.0.x', '0x12', '1.2.3.4'])('refuses %j', (text) => expect(idFault(text)).toBe(INVALID_ID));
});

describe('isName', () => {
  it.each(['0.0.3', `0x${'ab'.repeat(20)}`, '0.0.3@1700000000.000000001', '1700000000.000000001', 'cd'.repeat(48)])(
    'knows %j',
    (text) => expect(isName(text)).toBe(true),
  );

  it.each(['', 'fee', '0.0.x'])('takes %j for words', (text) => expect(isName(text)).toBe(false));
});

describe('typed amounts', () => {
  it('hold digits and their marks alone', () => {
    expect(digitsOnly('a1,5b2.7 ')).toBe('1,52.7');
    expect(digitsOnly('many')).toBe('');
  });

  it('are hbars or tinybars, as is chosen', () => {
    expect(typedTinybars('1.5', 'hbar')).toBe(150_000_000n);
    expect(typedTinybars('0.00000001', 'hbar')).toBe(1n);
    expect(typedTinybars('1,000', 'tbar')).toBe(1_000n);
    expect(typedTinybars('1.5', 'tbar')).toBeUndefined();
    expect(typedTinybars('1e3', 'hbar')).toBeUndefined();
    expect(typedTinybars('five', 'usd')).toBeUndefined();
  });

  it('come back as they would be typed', () => {
    expect(amountInput('150000000', 'hbar')).toBe('1.5');
    expect(amountInput('100000000000', 'hbar')).toBe('1000');
    expect(amountInput('150000000', 'tbar')).toBe('150000000');
    expect(amountInput(undefined, 'hbar')).toBe('');
  });

  it('form a range that does not run backwards', () => {
    expect(amountFault('1', '2', 'hbar')).toBeUndefined();
    expect(amountFault('', '', 'tbar')).toBeUndefined();
    expect(amountFault('2', '1', 'tbar')).toBe('The maximum must be at least the minimum');
    expect(amountFault('1.5', '', 'tbar')).toBe(INVALID_AMOUNT.tbar);
    expect(amountFault('', '1.123456789', 'hbar')).toBe(INVALID_AMOUNT.hbar);
  });
});
