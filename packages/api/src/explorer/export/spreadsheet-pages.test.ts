import { Statement, StatementMovement } from '@ledgerscope/contract';
import { expect, it } from 'vitest';
import { forSpreadsheets, wordsOf } from './spreadsheet-pages.ts';

const AT = '2026-03-29T00:59:59.999999999Z';

async function first(row: object, zone = 'UTC', fields = StatementMovement.properties) {
  async function* pages() {
    yield [row];
  }
  const sheet = forSpreadsheets({ fields, pages: pages() }, zone);
  const { value } = await sheet.pages.next();
  return { columns: Object.keys(sheet.fields), row: value?.[0] as Record<string, unknown> };
}

it.each([
  ['UTC', '2026-03-29', '00:59:59'],
  ['Europe/Berlin', '2026-03-29', '01:59:59'],
  ['America/New_York', '2026-03-28', '20:59:59'],
  ['Asia/Kolkata', '2026-03-29', '06:29:59'],
])('date and time in %s stand behind the instant', async (zone, date, time) => {
  const { columns, row } = await first({ consensusTime: AT }, zone);
  const place = columns.indexOf('consensusTime');
  expect(columns.slice(place + 1, place + 3)).toEqual([`localDate (${zone})`, `localTime (${zone})`]);
  expect(row).toMatchObject({ [`localDate (${zone})`]: date, [`localTime (${zone})`]: time, consensusTime: AT });
});

it.each([
  ['0010181790843952593692200', "'0010181790843952593692200"],
  ['12345678901234567', "'12345678901234567"],
  ['1e10', "'1e10"],
  ['007', "'007"],
  ['0.0.1018', '0.0.1018'],
  ['123', '123'],
  ['2.5', '2.5'],
])('text %s is kept as %s', async (memo, cell) => {
  expect((await first({ memo })).row.memo).toBe(cell);
});

it('leaves amounts as they are, and names transactions readably', async () => {
  const { row } = await first({
    amount: '9223372036854775801',
    transactionID: '0010181790843952593692200',
    readableTransactionID: '0.0.1018@1790843952.593692200',
  });
  expect(row).toMatchObject({ amount: '9223372036854775801', transactionID: row.readableTransactionID });
});

it.each([
  [['0.0.5', '0.0.6'], '0.0.5; 0.0.6'],
  [[], ''],
  [{ amount: 5, token: null }, 'amount 5'],
  [
    [
      { account: '0.0.5', amount: -5 },
      { account: '0.0.6', amount: 5 },
    ],
    'account 0.0.5, amount -5; account 0.0.6, amount 5',
  ],
  [{ price: { amount: 3 } }, 'price amount 3'],
])('%j is said as %j', (value, words) => {
  expect(wordsOf(value)).toBe(words);
});

it('has no local time where a list has no instant', async () => {
  const { decimals, symbol } = Statement.properties;
  const { columns } = await first({ symbol: 'x' }, 'UTC', { decimals, symbol } as never);
  expect(columns).toEqual(['decimals', 'symbol']);
});
