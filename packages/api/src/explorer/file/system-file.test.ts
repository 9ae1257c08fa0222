import { encode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { systemFile } from './file-routes.ts';

const RATES = encode(hapi.ExchangeRateSet, {
  ...hapi.ExchangeRateSet.create(),
  currentRate: { ...hapi.ExchangeRate.create(), hbarEquiv: 1, centEquiv: 12 },
});
const PROPERTIES = encode(hapi.ServicesConfigurationList, {
  ...hapi.ServicesConfigurationList.create(),
  nameValue: [{ ...hapi.Setting.create(), name: 'staking.periodMins', value: '1440' }],
});

describe('a file of the network', () => {
  it.each([
    [112n, RATES, 'exchange rates', { currentRate: { hbarEquiv: 1, centEquiv: 12 } }],
    [121n, PROPERTIES, 'application properties', { nameValue: [{ name: 'staking.periodMins', value: '1440' }] }],
  ])('0.0.%d is read field by field', (id, contents, name, fields) => {
    expect(systemFile(id, contents)).toMatchObject({ name, fields });
  });

  it('is not read of other files, nor of bytes that are something else', () => {
    expect(systemFile(1001n, RATES)).toBeNull();
    expect(systemFile(112n, Uint8Array.of(0xff, 0xff))).toBeNull();
    expect(systemFile(112n, new Uint8Array())).toBeNull();
    expect(systemFile(121n, new Uint8Array(1_048_577))).toBeNull();
  });
});
