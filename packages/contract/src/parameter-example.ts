import type { ParameterSchema } from './query.ts';

const ENTITY = '0.0.1001';
const TRANSACTION = '0.0.1001@1700000000.000000000';
const START_MS = 1_546_300_800_000;
const END_MS = 4_102_444_800_000;
const INSTANT = '2026-01-01T00:00:00Z';

/** Values of parameters whose schema alone does not say what is taken. */
const BY_NAME: Readonly<Record<string, string | number | boolean>> = {
  ...everyOf(
    'account accountFrom accountID accountId accountTo contract contractID contractId createdBy creator id nftCreator owner payer payerID receiver sender submitter token tokenID tokenId topic topicID topicId',
    ENTITY,
  ),
  ...everyOf('transactionID transactionId mintTransactionID mintTransactionId', TRANSACTION),
  ...everyOf('startDate consensusStartInEpoch createdAfter collectionCreatedAfter', START_MS),
  ...everyOf('endDate consensusEndInEpoch createdBefore collectionCreatedBefore', END_MS),
  ...everyOf('newerThan since timestamp epochMillis', INSTANT),
  ...everyOf('q query memo', 'gold'),
  amountTo: 100_000_000_000,
  contractMethodName: 'transfer',
  data: '0x18160ddd',
  event: 'Transfer(address indexed from, address indexed to, uint256 value)',
  interval: '1M',
  limit: 25,
  month: '2026-01',
  nftLimit: 5,
  order: 'desc',
  period: 'OA',
  serviceTypes: 'CRYPTO',
  size: 25,
  sortBy: 'desc',
  status: 'SUCCESS',
  tokenSerial: '1',
  traits: '{"Palette":["Clay"]}',
  transactionTypes: 'CRYPTOTRANSFER',
  // Of the first page, and whatever the name: a search for words takes no names besides.
  ...everyOf('next name nftName collectionName', ''),
};

function everyOf(names: string, value: string | number): Record<string, string | number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

/** A value of a parameter, such that a call with all of its examples is not refused: tools fill forms by them. */
export function parameterExample(name: string, schema: ParameterSchema): string | number | boolean | string[] {
  const named = BY_NAME[name];
  if (schema.type === 'array') return [schema.items?.enum?.[0] ?? String(named ?? ENTITY)];
  if (schema.enum !== undefined) return wordOf(schema.enum, named);
  return named ?? unnamedExample(schema);
}

function wordOf(words: readonly string[], named: unknown): string {
  return words.find((word) => word === named) ?? words[0] ?? '';
}

function unnamedExample({ type, minimum = 0 }: ParameterSchema): string | number | boolean {
  if (type === 'boolean') return false;
  return type === undefined || type === 'string' ? 'a' : minimum;
}
