import { instant, instantOrNull } from '@ledgerscope/contract/schemas';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { parquetColumns } from './parquet-file.ts';

describe('the columns of a Parquet file', () => {
  const [time, expiry, memo] = parquetColumns({
    time: instant('When.'),
    expiry: instantOrNull('Until when.'),
    memo: Type.String({ description: 'Text.' }),
  });

  it('have timestamps in nanoseconds for every instant of the contract, and text for text', () => {
    for (const column of [time, expiry])
      expect(column?.element).toMatchObject({ type: 'INT64', logical_type: { type: 'TIMESTAMP', unit: 'NANOS' } });
    expect(memo?.element).toMatchObject({ type: 'BYTE_ARRAY' });
  });

  it.each([
    ['2020-02-04T16:29:16.681829100Z', 1_580_833_756_681_829_100n],
    ['1969-12-31T23:59:59.999999999Z', -1n],
    ['2262-04-11T23:47:16.854775807Z', 2n ** 63n - 1n],
    ['2262-04-11T23:47:16.854775808Z', null],
    ['9999-12-31T23:59:59.000000000Z', null],
    ['+292277026596-12-04T15:30:07.000000000Z', null],
    [null, null],
  ])('hold %s as %s', (text, value) => {
    expect(expiry?.values([{ expiry: text }])).toEqual([value]);
  });
});
