import { describe, expect, it } from 'vitest';
import { entityChecksum, LEDGER_IDS, parseChecksummedId } from './checksum.ts';
import { parseEntityId } from './entity-id.ts';

/** Test vectors of HIP-15. */
const MAINNET = ['0.0.1-dfkxr', '0.0.4-cjcuq', '0.0.5-ktach', '0.0.6-tcxjy', '0.0.12-uuuup', '0.0.123-vfmkw'];
const MAINNET_LARGE = ['0.0.1234567890-zbhlt', '12.345.6789-aoyyt', '1.23.456-adpbr'];
const LONG_ID = [
  '0.0.1-xzlgq',
  '0.0.4-xdddp',
  '0.0.5-fnalg',
  '0.0.123-pzmtv',
  '0.0.1234567890-tvhus',
  '1.23.456-uxpkq',
];

function written(text: string, ledgerId: Uint8Array): string {
  const [address = ''] = text.split('-');
  const id = parseEntityId(address);
  return id === undefined ? 'no id' : `${address}-${entityChecksum(id, ledgerId)}`;
}

describe('entityChecksum', () => {
  it.each([...MAINNET, ...MAINNET_LARGE])('writes %s on mainnet', (vector) => {
    expect(written(vector, LEDGER_IDS.mainnet ?? new Uint8Array())).toBe(vector);
  });

  it.each(LONG_ID)('writes %s on the ledger a1ff01', (vector) => {
    expect(written(vector, Uint8Array.of(0xa1, 0xff, 0x01))).toBe(vector);
  });
});

describe('parseChecksummedId', () => {
  it('reads ids with and without letters', () => {
    expect(parseChecksummedId(' 0.0.123 ')).toEqual({ id: 123n, checksum: null });
    expect(parseChecksummedId('0.0.123-VFMKW')).toEqual({ id: 123n, checksum: 'vfmkw' });
  });

  it.each(['0.0.123-vfmk', '0.0.123-vfmkww', '0.0', '0.0.x', '0.0.1-dfk1r', '', '1e3.0.1'])('refuses %j', (text) => {
    expect(parseChecksummedId(text)).toBeUndefined();
  });
});
