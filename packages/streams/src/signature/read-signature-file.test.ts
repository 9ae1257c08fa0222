import { gzipSync } from 'node:zlib';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { readSignatureFile, StreamError } from '../index.ts';

const FILES = {
  v2: 'files/record-v2/hedera-test-keys/v2/record0.0.3/2019-08-30T18_10_05.249678Z.rcd_sig',
  v5: 'files/record-v5/hedera-test-keys/v5/record0.0.3/2021-01-11T22_09_24.063739000Z.rcd_sig',
  v6: 'files/record-v6/dev-test-v6-4n-keys/2022-06-21/record0.0.3/2022-06-21T09_15_44.212575003Z.rcd_sig',
};

function errorOf(run: () => unknown): StreamError {
  try {
    run();
  } catch (error) {
    if (error instanceof StreamError) return error;
    throw error;
  }
  throw new Error('no error');
}

describe('signature files', () => {
  it.each(Object.entries(FILES))('%s, packed or not', (version, file) => {
    const bytes = readReal(file);
    const signature = readSignatureFile(file, bytes);
    expect(`v${signature.version}`).toBe(version);
    expect(signature.fileSignature.length).toBe(384);
    expect(signature.metadataSignature?.length).toBe(version === 'v2' ? undefined : 384);
    expect(readSignatureFile(file, gzipSync(bytes))).toMatchObject({ version: signature.version });
  });

  it.each(Object.entries(FILES))('%s with bytes behind it or cut is refused', (_, file) => {
    const bytes = readReal(file);
    expect(errorOf(() => readSignatureFile('s', new Uint8Array([...bytes, 0]))).reason).toBe('malformed');
    for (let length = 0; length < bytes.length; length++) {
      expect(['truncated', 'malformed']).toContain(
        errorOf(() => readSignatureFile('s', bytes.subarray(0, length))).reason,
      );
    }
  });

  it('a wrong checksum, length, type or class is refused with its place', () => {
    const change = (file: string, offset: number): StreamError =>
      errorOf(() => {
        const bytes = Uint8Array.from(readReal(file));
        bytes[offset] = (bytes[offset] ?? 0) ^ 1;
        readSignatureFile('s', bytes);
      });
    // v5: marker, version, hash object (68), then class id, class version, type, length, checksum.
    expect(change(FILES.v5, 4)).toMatchObject({ reason: 'malformed', offset: 1 });
    expect(change(FILES.v5, 12)).toMatchObject({ reason: 'malformed', offset: 5 });
    expect(change(FILES.v5, 80)).toMatchObject({ reason: 'malformed', offset: 73 });
    expect(change(FILES.v5, 84)).toMatchObject({ reason: 'malformed', offset: 81 });
    expect(change(FILES.v5, 88)).toMatchObject({ reason: 'malformed', offset: 85 });
    expect(change(FILES.v5, 96).reason).toBe('malformed');
    expect(change(FILES.v2, 49)).toMatchObject({ reason: 'malformed', offset: 49 });
    expect(change(FILES.v2, 0).reason).toBe('malformed');
  });
});

describe('what is no signature file', () => {
  it('is refused', () => {
    expect(errorOf(() => readSignatureFile('s', new Uint8Array(0))).reason).toBe('truncated');
    expect(errorOf(() => readSignatureFile('s', Uint8Array.of(9, 9)))).toMatchObject({
      reason: 'unknown-version',
      actual: '9',
    });
    expect(errorOf(() => readSignatureFile('s', Uint8Array.of(6))).reason).toBe('malformed');
    expect(errorOf(() => readSignatureFile('s', new Uint8Array(20_000))).reason).toBe('too-large');
    expect(errorOf(() => readSignatureFile('s', gzipSync(new Uint8Array(20_000)))).reason).toBe('too-large');
  });
});
