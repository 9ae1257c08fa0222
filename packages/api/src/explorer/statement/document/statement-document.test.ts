import { inflateRawSync } from 'node:zlib';
import type { Statement, StatementMovement } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { statementDocument } from './statement-document.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementXlsx } from './statement-xlsx.ts';

const STATEMENT: Statement = {
  accountID: '0.0.1234',
  tokenID: null,
  tokenType: null,
  symbol: 'ℏ',
  name: 'hbar',
  decimals: 8,
  start: '2026-10-31T23:30:00.000000000Z',
  end: '2026-11-30T00:00:00.000000000Z',
  isOpen: false,
  opening: '9000000000000000001',
  openingUsd: '1.5000',
  closing: '9000000000000000009',
  closingUsd: null,
  totals: {
    movements: 1,
    received: 8,
    sent: 0,
    fees: 0,
    feesEarned: 0,
    stakingRewards: 0,
    change: 8,
    balanced: true,
  },
};

function movement(memo: string): StatementMovement {
  return {
    transactionID: '',
    readableTransactionID: '0.0.5@1795791354.539745258',
    consensusTime: '2026-10-31T23:30:01.000000000Z',
    type: 'CRYPTOTRANSFER',
    typeLabel: 'Crypto Transfer',
    status: 'SUCCESS',
    toFromAccount: ['0.0.1', '0.0.2', '0.0.3', '0.0.4'],
    memo,
    serialsReceived: [3, 1, 2],
    serialsSent: [9],
    amount: 8,
    fee: 0,
    feeEarned: 0,
    stakingReward: 0,
    change: 8,
    balance: '9000000000000000009',
    usd: '0.0001',
    usdPerHbar: 0.1,
  };
}

const documentOf = (memos: readonly string[], statement = STATEMENT) =>
  statementDocument(statement, memos.map(movement), { network: 'testnet', zone: 'Europe/Berlin', head: 'block 7' });

/** Files of a ZIP archive by their names. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes);
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), (method === 8 ? inflateRawSync(data) : data).toString());
    at += 46 + name + extra + comment;
  }
  return files;
}

describe('a statement as a document', () => {
  it('has a row for each movement between the balances, in local time, and says how they add up', () => {
    const { rows, check, columns, facts } = documentOf(['rent']);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows.map((row) => [row[0], row[1], row[2], row[11]])).toEqual([
      ['2026-11-01', '00:30:00', 'Opening balance', '90,000,000,000.00000001'],
      ['2026-11-01', '00:30:01', '0.0.5@1795791354.539745258', '90,000,000,000.00000009'],
      ['2026-11-30', '01:00:00', 'Closing balance', '90,000,000,000.00000009'],
    ]);
    expect(rows[1]?.[4]).toBe('0.0.1, 0.0.2, 0.0.3 and 1 more');
    expect(check).toBe(
      'Opening balance and movements add up to the closing balance: 90,000,000,000.00000001 + 0.00000008 = 90,000,000,000.00000009 ℏ.',
    );
    expect(facts).toContainEqual(['As of', 'block 7']);
  });

  it.each([
    [
      'sums that do not hold',
      { totals: { ...STATEMENT.totals, balanced: false } as Statement['totals'] },
      'do not add up',
    ],
    ['an unknown balance', { opening: null }, 'is unknown'],
  ])('says of %s', (_, part, words) => {
    expect(documentOf([], { ...STATEMENT, ...part }).check).toContain(words);
  });

  it('names smallest units where the decimals of a token are not known', () => {
    const { facts, columns, rows } = documentOf(['rent'], {
      ...STATEMENT,
      tokenID: '0.0.9',
      decimals: null,
      symbol: 'X',
      name: 'x\u202Ey',
    });
    expect(facts).toContainEqual(['Opening balance', '9,000,000,000,000,000,001 smallest units']);
    expect(facts).toContainEqual(['Asset', 'x⟨U+202E⟩y (0.0.9)']);
    expect(columns.map(({ name }) => name).slice(-3)).toEqual(
      ['Amount', 'Change', 'Balance'].map((name) => `${name} (smallest units)`),
    );
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });

  it('names the serial numbers of NFTs, and nothing of hbar', () => {
    const nfts = { tokenID: '0.0.9', tokenType: 'NON_FUNGIBLE_UNIQUE', decimals: 0, symbol: 'GD' } as const;
    const { columns, rows } = documentOf(['rent'], { ...STATEMENT, ...nfts });
    expect(columns.map(({ name }) => name).slice(5)).toEqual([
      'Memo',
      'NFTs received',
      'NFTs sent',
      ...['Amount', 'Change', 'Balance'].map((name) => `${name} (GD)`),
    ]);
    expect(rows[1]?.slice(5, 9)).toEqual(['rent', '1–3', '9', '8']);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });

  it('is a workbook whose texts are texts and whose numbers lose no digit', async () => {
    const memos = ['=1+1', 'a & <b>', '\u0000\uFFFF\n', '12345678901234567890'];
    const files = unzip(await statementXlsx(documentOf(memos)));
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>8e-8</v>');
    const strings = files.get('xl/sharedStrings.xml') ?? '';
    for (const text of ['=1+1', 'a &amp; &lt;b&gt;', '␀', '12345678901234567890', '90,000,000,000.00000009'])
      expect(strings).toContain(text);
    for (const refused of ['\u0000', '\uFFFF']) expect(strings).not.toContain(refused);
  });

  it('is a PDF with as many pages as it takes, whatever is written in memos', async () => {
    const pages = async (memos: readonly string[]) => {
      const bytes = Buffer.from(await statementPdf(documentOf(memos)));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      return bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length;
    };
    expect(await pages(['rent'])).toBe(1);
    expect(
      await pages(Array.from({ length: 100 }, (_, index) => `会议 🚀 ${index}\n\uFFFF ${'x'.repeat(100)}`)),
    ).toBeGreaterThan(3);
  });
});
