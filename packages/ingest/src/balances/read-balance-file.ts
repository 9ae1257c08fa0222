import { createHash } from 'node:crypto';
import { consensusNs } from '@ledgerscope/ledger';
import { decode, decompress, hapi, StreamError, WireError } from '@ledgerscope/streams';
import type { BalanceFile } from '../source/balance-file.ts';
import { BalanceCollector } from './balance-collector.ts';
import { readBalanceCsv } from './read-balance-csv.ts';

/** First byte of AllAccountBalances: field 1, a message. Text files start with `T` or `#`. */
const PROTOBUF_START = 0x0a;

/**
 * Reads an `accountBalances` file of any version, compressed or not.
 * @throws StreamError `truncated`, `malformed` or `too-large`
 */
export function readBalanceFile(file: string, packed: Uint8Array): BalanceFile {
  const bytes = decompress(file, packed);
  const fileHash = createHash('sha384').update(bytes).digest();
  const read = bytes[0] === PROTOBUF_START ? readProtobuf(file, bytes) : readBalanceCsv(file, bytes);
  return { file, fileHash, ...read };
}

function readProtobuf(file: string, bytes: Uint8Array): Omit<BalanceFile, 'file' | 'fileHash'> {
  const collector = new BalanceCollector(file);
  const { consensusTimestamp, allAccounts } = decodeAll(file, bytes);
  if (consensusTimestamp === undefined) throw collector.malformedError('a consensus timestamp', 'none');
  for (const { accountID, hbarBalance, tokenUnitBalances } of allAccounts) {
    const num = accountID?.accountNum;
    if (accountID === undefined || num === undefined) throw collector.malformedError('an account number', 'none');
    const account = collector.add([accountID.shardNum, accountID.realmNum, num], hbarBalance);
    for (const { tokenId, balance } of tokenUnitBalances) collector.addToken(account, tokenId, balance);
  }
  return {
    format: 'protobuf',
    consensusNs: consensusNs(consensusTimestamp.seconds, consensusTimestamp.nanos),
    balances: collector.balances,
    tokenBalances: collector.tokenBalances,
  };
}

function decodeAll(file: string, bytes: Uint8Array): hapi.AllAccountBalances {
  try {
    return decode(hapi.AllAccountBalances, bytes);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw new StreamError({ reason: 'malformed', file, expected: 'AllAccountBalances', actual: error.message });
  }
}
