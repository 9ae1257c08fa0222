import path from 'node:path';
import { hexText } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import { readRecordFile } from '../record/read-record-file.ts';
import { readEthereumCall } from './ethereum-call.ts';

interface ExpectedFile {
  readonly file: string;
  readonly countsByType: Readonly<Record<string, number>>;
}

describe('an Ethereum transaction', () => {
  it.each([
    ['nothing', ''],
    ['a list that is cut', 'c501'],
    ['too few fields', 'c20102'],
    ['an unknown type', '03c0'],
    ['a length beyond any memory', 'ffffffffffffffffff'],
  ])('is not made of %s', (_, bytes) => {
    expect(readEthereumCall(Buffer.from(bytes, 'hex'))).toBeUndefined();
  });
});

describe('Ethereum transactions of real networks', () => {
  it('say what their records say', () => {
    const files = expectationsOf<ExpectedFile>('record').filter((file) => 'ethereumTransaction' in file.countsByType);
    const items = files.flatMap(({ file }) => readRecordFile(path.basename(file), readReal(file)).items);
    let hashes = 0;
    let results = 0;
    for (const { body, record } of items) {
      const { ethereumTransaction: ethereum } = body;
      // With its call data in a file, a transaction was signed with bytes that are not in the record.
      if (ethereum === undefined || ethereum.callData !== undefined) continue;
      expect(hexText(keccak256(ethereum.ethereumData))).toBe(hexText(record.ethereumHash));
      hashes++;
      const result = record.contractCallResult ?? record.contractCreateResult;
      if (result === undefined) continue;
      const { gas, amount, functionParameters } = result;
      expect(readEthereumCall(ethereum.ethereumData)).toMatchObject({ gas, amount });
      expect(hexText(readEthereumCall(ethereum.ethereumData)?.functionParameters ?? functionParameters)).toBe(
        hexText(functionParameters),
      );
      results++;
    }
    expect(hashes).toBeGreaterThan(20);
    expect(results).toBeGreaterThan(2);
  });
});
