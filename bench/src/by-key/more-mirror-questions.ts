import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { SampleKeys } from '../queries/sample-keys.ts';
import type { KeyQuestion } from './key-question.ts';

const PAGE = 'limit=25';
const LONG_PAGE = 'limit=100';
const LIMITS = { seconds: 120 };

/** A topic of a log, in hex, and when. */
export interface SampleLog {
  readonly ns: bigint;
  readonly topic: string;
}

/** What else readers of the mirror node's API ask: entities, lists of a hundred, and what is found by balance, key and topic. */
export function moreMirrorQuestions(
  keys: SampleKeys,
  instants: readonly bigint[],
  logs: readonly SampleLog[],
  publicKeys: readonly string[],
): KeyQuestion[] {
  const of = (kind: KeyQuestion['kind'], name: string, paths: readonly string[]): KeyQuestion => ({
    name: `mirror: ${name}`,
    kind,
    paths: paths.map((path) => `/api/v1/${path}`),
  });
  const each = (ids: readonly string[], path: (id: string) => string) => ids.map(path);
  const { accounts, contracts, topics, tokens, tokenNames } = keys;
  return [
    of(
      'entity',
      'account',
      each(accounts, (id) => `accounts/${id}?transactions=false`),
    ),
    of(
      'entity',
      'token',
      each(tokens, (id) => `tokens/${id}`),
    ),
    of(
      'entity',
      'topic',
      each(topics, (id) => `topics/${id}`),
    ),
    of(
      'entity',
      'contract',
      each(contracts, (id) => `contracts/${id}`),
    ),
    of(
      'list',
      'accounts',
      each(accounts, (id) => `accounts?${PAGE}&account.id=gte:${id}`),
    ),
    of(
      'list',
      'balances',
      each(accounts, (id) => `balances?${PAGE}&account.id=lte:${id}`),
    ),
    of(
      'list',
      'tokens',
      each(tokens, (id) => `tokens?${PAGE}&token.id=gte:${id}`),
    ),
    of(
      'list',
      'balances of a token',
      each(tokens, (id) => `tokens/${id}/balances?${PAGE}`),
    ),
    of(
      'list',
      'contracts',
      each(contracts, (id) => `contracts?${PAGE}&contract.id=lte:${id}`),
    ),
    of(
      'list',
      'results of a contract',
      each(contracts, (id) => `contracts/${id}/results?${PAGE}`),
    ),
    of(
      'list',
      'logs of a contract',
      each(contracts, (id) => `contracts/${id}/results/logs?${PAGE}`),
    ),
    of(
      'list',
      'logs before an instant',
      instants.map((ns) => `contracts/results/logs?${PAGE}&timestamp=lt:${epoch(ns)}`),
    ),
    of(
      'list',
      'results before an instant',
      instants.map((ns) => `contracts/results?${PAGE}&timestamp=lt:${epoch(ns)}`),
    ),
    of(
      'list of 100',
      'newest 100 before an instant',
      instants.map((ns) => `transactions?${LONG_PAGE}&timestamp=lt:${epoch(ns)}`),
    ),
    of(
      'list of 100',
      '100 of an account',
      each(accounts, (id) => `transactions?${LONG_PAGE}&account.id=${id}`),
    ),
    of(
      'list of 100',
      '100 messages of a topic',
      each(topics, (id) => `topics/${id}/messages?${LONG_PAGE}`),
    ),
    of(
      'list of 100',
      '100 accounts',
      each(accounts, (id) => `accounts?${LONG_PAGE}&account.id=gte:${id}`),
    ),
    of(
      'search',
      'accounts by balance',
      instants.map((ns) => `accounts?${PAGE}&account.balance=gte:${ns % 1_000_000_000n}&order=desc`),
    ),
    of(
      'search',
      'accounts by a range of balances',
      instants.map((ns) => balanceRange(ns % 1_000_000_000n)).map((range) => `accounts?${PAGE}&${range}`),
    ),
    of(
      'search',
      'accounts by key',
      each(publicKeys, (key) => `accounts?${PAGE}&account.publickey=${key}`),
    ),
    of(
      'search',
      'tokens by name',
      tokenNames.filter(isName).map((name) => `tokens?${PAGE}&name=${encodeURIComponent(name)}`),
    ),
    of(
      'logs',
      'logs by topic over a day',
      logs.map(
        ({ ns, topic }) =>
          `contracts/results/logs?${PAGE}&topic0=${topic}&timestamp=gte:${epoch(ns - NS_PER_DAY)}&timestamp=lte:${epoch(ns)}`,
      ),
    ),
  ];
}

/** First topics of logs. */
export async function sampleLogs(snapshot: LedgerSnapshot, size: number): Promise<SampleLog[]> {
  const sql = `SELECT consensus_ns, lower(hex(topics[1])) AS topic FROM contract_log
    WHERE length(topics) > 0 ORDER BY cityHash64(consensus_ns) LIMIT ${size}`;
  const rows = await snapshot.client.query('bench:keys', sql, {}, { consensusNs: 'ns', topic: 'text' }, LIMITS);
  return rows.map(({ consensusNs, topic }) => ({ ns: consensusNs, topic }));
}

/** Ed25519 keys of accounts, in hex. */
export async function sampleKeysOfAccounts(snapshot: LedgerSnapshot, size: number): Promise<string[]> {
  const sql = `SELECT lower(hex(substring(key, 3))) AS public_key FROM account
    WHERE startsWith(hex(key), '1220') AND length(key) = 34 ORDER BY cityHash64(id) LIMIT ${size}`;
  const rows = await snapshot.client.query('bench:keys', sql, {}, { publicKey: 'text' }, LIMITS);
  return rows.map(({ publicKey }) => publicKey);
}

/** From some tinybars to ten times as many. */
function balanceRange(tinybars: bigint): string {
  return `account.balance=gte:${tinybars}&account.balance=lt:${tinybars * 10n}`;
}

/** Whether a text can be asked for as a name. */
function isName(text: string): boolean {
  const bytes = Buffer.byteLength(text);
  return bytes >= 3 && bytes <= 100;
}

function epoch(ns: bigint): string {
  return `${ns / 1_000_000_000n}.${(ns % 1_000_000_000n).toString().padStart(9, '0')}`;
}
