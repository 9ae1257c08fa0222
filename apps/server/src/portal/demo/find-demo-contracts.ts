import type { EntityId } from '@ledgerscope/ledger';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { type LedgerStore, transactionPage, transactionRaw } from '@ledgerscope/ledger-store';
import { decode, hapi, openTransaction, wholeFile } from '@ledgerscope/streams';

const CONTRACT_CREATE = 8;
const SUCCESS = 22;
/** The demo network's dapps are among its first contracts. */
const LOOKED_AT = 30;

/** The contracts behind the demo network's dapps, and the account that made them. */
export interface DemoContracts {
  readonly developer: EntityId;
  readonly auction: EntityId;
  readonly market: EntityId;
  readonly coin: EntityId;
}

/** What the demo network's developer writes into the memos of its contracts. */
const MEMOS: Readonly<Record<string, Exclude<keyof DemoContracts, 'developer'>>> = {
  'Gavel & Gull auction house': 'auction',
  'Lantern Street market': 'market',
  'Lantern ERC-20': 'coin',
};

/** Finds them among the stored transactions; undefined until all of them are stored. */
export async function findDemoContracts(store: LedgerStore): Promise<DemoContracts | undefined> {
  const creations = await transactionPage(store, {
    types: [CONTRACT_CREATE],
    results: [SUCCESS],
    order: 'asc',
    limit: LOOKED_AT,
  });
  const found: { -readonly [Name in keyof DemoContracts]?: EntityId } = {};
  for (const { consensusNs, created, payer } of creations) {
    const name = MEMOS[await memoOf(store, consensusNs)];
    if (name === undefined || created === 0n) continue;
    found[name] ??= entityIdFromStore(created);
    found.developer ??= entityIdFromStore(payer);
  }
  const { developer, auction, market, coin } = found;
  if (developer === undefined || auction === undefined || market === undefined || coin === undefined) return undefined;
  return { developer, auction, market, coin };
}

async function memoOf(store: LedgerStore, at: bigint): Promise<string> {
  const raw = await transactionRaw(store, at);
  if (raw === undefined) return '';
  const { bodyBytes } = openTransaction(wholeFile('stored transaction', raw.transactionBytes), raw.transactionBytes);
  return decode(hapi.TransactionBody, bodyBytes).contractCreateInstance?.memo ?? '';
}
