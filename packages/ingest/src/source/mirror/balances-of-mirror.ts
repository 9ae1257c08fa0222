import { consensusNsOf, type EntityId, formatEpoch, parseEntityId, parseEpoch } from '@ledgerscope/ledger';
import { HBAR_SUPPLY_TINYBAR } from '@ledgerscope/ledger-store';
import type { BalancesAt } from '../balance-file.ts';
import type { NoBalances } from '../stated-balances.ts';
import { listOf, readText } from './finding.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

const ADDRESS = 'api/v1/balances';
const PAGE = 100;
/** Pages are asked for one after another, so that more accounts would keep a start waiting for long. */
const MOST_ACCOUNTS = 200_000;
const REFUSED = /\(400\)/;
const DECIMAL = /^\d{1,19}$/;
const NONE: NoBalances = { problem: 'it does not contain balances for that time' };

/**
 * What all accounts held in hbar at the newest instant between two, as a mirror node states it every 15 minutes. Of tokens it lists at most
 * 50 an account, so that nobody could tell which are missing: they are omitted. @throws SourceError
 */
export async function balancesOfMirror(
  client: MirrorClient,
  from: bigint,
  upTo: bigint,
): Promise<BalancesAt | NoBalances> {
  const newest = await newestBefore(client, upTo);
  const stamp = newest === undefined ? '' : readText(newest, 'timestamp');
  const at = parseEpoch(stamp);
  const [highest] = newest === undefined ? [] : listOf(newest, 'balances');
  if (at === undefined || at < from || at > upTo || highest === undefined) return NONE;
  const accounts = Number(readText(highest, 'account').split('.').at(-1));
  if (!(accounts <= MOST_ACCOUNTS))
    return {
      problem: `its accounts go up to ${readText(highest, 'account')}; the limit is ${MOST_ACCOUNTS} accounts`,
    };
  const path = `${ADDRESS}?timestamp=lte:${stamp}&order=asc&limit=${PAGE}`;
  const rows = await client.list(path, 'balances', {
    look: (page) => {
      if (readText(page, 'timestamp') !== stamp)
        throw client.odd(path, 'returns balances for a different time on a later page');
    },
  });
  const balances = balancesIn(rows);
  if ('problem' in balances) return balances;
  return {
    file: `${client.label} ${ADDRESS}`,
    consensusNs: consensusNsOf(at),
    balances: balances.held,
    tokenBalances: [],
  };
}

/** The account of the highest number, and the instant; undefined where the node has none of that time. */
async function newestBefore(client: MirrorClient, upTo: bigint): Promise<JsonObject | undefined> {
  try {
    return await client.get(`${ADDRESS}?timestamp=lte:${formatEpoch(consensusNsOf(upTo))}&order=desc&limit=1`);
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) return undefined;
    throw error;
  }
}

/** Each account once, nobody less than nothing, and all hbar that there is. */
function balancesIn(rows: readonly JsonObject[]): { readonly held: ReadonlyMap<EntityId, bigint> } | NoBalances {
  const held = new Map<EntityId, bigint>();
  let total = 0n;
  for (const row of rows) {
    const account = parseEntityId(readText(row, 'account'));
    const text = `${row.balance}`;
    if (account === undefined || held.has(account) || !DECIMAL.test(text))
      return { problem: `it returns ${text.slice(0, 40)} for the account ${readText(row, 'account').slice(0, 40)}` };
    held.set(account, BigInt(text));
    total += BigInt(text);
  }
  return total === HBAR_SUPPLY_TINYBAR
    ? { held }
    : { problem: `its balances sum to ${total} tinybars, not ${HBAR_SUPPLY_TINYBAR}` };
}
