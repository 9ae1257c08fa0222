import { describe, expect, it } from 'vitest';
import { parseStreamFileName, type StreamFileName } from './index.ts';

function parse(name: string): StreamFileName {
  const parsed = parseStreamFileName(name);
  if (parsed === undefined) throw new Error(`not parsed: ${name}`);
  return parsed;
}

describe('names of stream files', () => {
  it.each([
    ['2019-09-13T21_53_51.396440Z.rcd', 'record', 1568411631396440000n],
    ['recordstreams/record0.0.3/2019-09-13T21_53_51.396440Z.rcd_sig', 'record-signature', 1568411631396440000n],
    ['2025-07-23T20_37_42.076472454Z.rcd.gz', 'record', 1753303062076472454n],
    ['2025-07-23T20_37_42.076472454Z.rcd_sig.gz', 'record-signature', 1753303062076472454n],
    ['sidecar/2025-07-23T20_37_42.076472454Z_01.rcd.gz', 'sidecar', 1753303062076472454n],
    ['2019-08-30T18_15_00.016002001Z_Balances.csv', 'balance', 1567188900016002001n],
    ['2020-10-09T20_00_00.011643Z_Balances.pb.gz', 'balance', 1602273600011643000n],
    ['2019-08-30T18_15_00.016002001Z_Balances.csv_sig', 'balance-signature', 1567188900016002001n],
    ['2019-08-30T18_10_05Z.rcd', 'record', 1567188605000000000n],
  ])('%s', (name, kind, instant) => {
    expect(parseStreamFileName(name)).toMatchObject({ kind, instant });
  });

  it('has the number of a sidecar and the stem that all files of a block share', () => {
    const stem = '2025-07-23T20_37_42.076472454Z';
    expect(parse(`${stem}_07.rcd.gz`)).toMatchObject({ sidecarId: 7, stem });
    expect(parse(`${stem}.rcd_sig`)).toMatchObject({ sidecarId: undefined, stem });
  });

  it('knows blocks by number', () => {
    expect(parse('mainnet/0000000000000000007.blk.zstd')).toMatchObject({ kind: 'block', blockNumber: 7n });
  });

  it.each([
    'address_book.bin',
    '2019-13-13T21_53_51.396440Z.rcd',
    '2019-09-13T21:53:51.396440Z.rcd',
    '2023-04-28T07_49_22.718079003Z_1.rcd_sig',
    '2023-04-28T07_49_22.718079003Z_01.rcd_sig',
    '2019-09-13T21_53_51.3964400001Z.rcd',
    '2019-09-13T21_53_51.396440Z.rcd.part',
    '',
  ])('passes over %s', (name) => {
    expect(parseStreamFileName(name)).toBeUndefined();
  });
});
