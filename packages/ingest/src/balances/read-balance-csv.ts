import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { decode, hapi, WireError } from '@ledgerscope/streams';
import type { BalanceFile } from '../source/balance-file.ts';
import { BalanceCollector } from './balance-collector.ts';

const LINE_FEED = 10;
const MAX_LINE_BYTES = 1_048_576;
const TIMESTAMP = /^(?:# ?)?TimeStamp:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/i;
const VERSION = /^# ?version:(\d+)$/;
const ROW = /^(\d{1,20}),(\d{1,20}),(\d{1,20}),(\d{1,20})(?:,([A-Za-z0-9+/=]*))?$/;

type Read = Pick<BalanceFile, 'format' | 'consensusNs' | 'balances' | 'tokenBalances'>;

/**
 * A balance file as text. Version 1 starts with `TimeStamp:…`; version 2 with `# version:2` and has a fifth column, a
 * base64 TokenBalances message.
 * @throws StreamError `malformed`
 */
export function readBalanceCsv(file: string, bytes: Uint8Array): Read {
  const collector = new BalanceCollector(file);
  const lines = linesOf(bytes, collector);
  const next = (): string => lines.next().value ?? '';
  const first = next();
  const format = formatOf(collector, first);
  const consensus = timestampOf(collector, format === 'csv-1' ? first : next());
  const header = next();
  if (!header.startsWith('shardNum,realmNum,accountNum,balance')) throw collector.malformedError('a header', header);
  for (const line of lines) if (line !== '') addLine(collector, line);
  return { format, consensusNs: consensus, balances: collector.balances, tokenBalances: collector.tokenBalances };
}

function formatOf(collector: BalanceCollector, first: string): 'csv-1' | 'csv-2' {
  const version = VERSION.exec(first)?.[1];
  if (version === undefined) return 'csv-1';
  if (version !== '2') throw collector.malformedError('version 2', version);
  return 'csv-2';
}

function addLine(collector: BalanceCollector, line: string): void {
  const [, shard, realm, num, balance, tokens] = ROW.exec(line) ?? [];
  if (shard === undefined || realm === undefined || num === undefined || balance === undefined)
    throw collector.malformedError('shard,realm,account,balance', line.slice(0, 100));
  const account = collector.add([BigInt(shard), BigInt(realm), BigInt(num)], BigInt(balance));
  if (tokens === undefined || tokens === '') return;
  for (const { tokenId, balance: held } of tokensOf(collector, tokens).tokenBalances)
    collector.addToken(account, tokenId, held);
}

function tokensOf(collector: BalanceCollector, base64: string): hapi.TokenBalances {
  try {
    return decode(hapi.TokenBalances, Buffer.from(base64, 'base64'));
  } catch (error) {
    if (error instanceof WireError) throw collector.malformedError('token balances', error.message);
    throw error;
  }
}

function timestampOf(collector: BalanceCollector, line: string): ConsensusNs {
  const [, seconds, fraction = ''] = TIMESTAMP.exec(line) ?? [];
  const milliseconds = seconds === undefined ? Number.NaN : Date.parse(`${seconds}Z`);
  if (!Number.isInteger(milliseconds)) throw collector.malformedError('TimeStamp:<instant>', line.slice(0, 100));
  return consensusNs(BigInt(milliseconds / 1000), Number(fraction.padEnd(9, '0')));
}

/** Files of millions of accounts do not fit into one string. */
function* linesOf(bytes: Uint8Array, collector: BalanceCollector): Generator<string, undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start < buffer.length; ) {
    const found = buffer.indexOf(LINE_FEED, start);
    const end = found === -1 ? buffer.length : found;
    if (end - start > MAX_LINE_BYTES) throw collector.malformedError('lines below 1 MiB', `${end - start} bytes`);
    yield buffer.toString('latin1', start, end).trimEnd();
    start = end + 1;
  }
  return undefined;
}
