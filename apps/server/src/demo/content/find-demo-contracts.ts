import { type EntityId, entityIdFromStore, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import { type LedgerStore, transactionPage, transactionRaw } from '@ledgerscope/ledger-store';
import { openTransaction, readBody } from '@ledgerscope/streams';

/** The demo network's dapps are among its first contracts. */
const LOOKED_AT = 30;

/** The contracts behind the demo network's dapps, and the account that made them. */
export interface DemoContracts {
  readonly developer: EntityId;
  readonly auction: EntityId;
  readonly market: EntityId;
  readonly coin: EntityId;
  /** Consensus times of the creation of the contracts that the dapps are named after. */
  readonly since: { readonly auctionNs: bigint; readonly marketNs: bigint };
}

type ContractName = 'auction' | 'market' | 'coin';

/** What the demo network's developer writes into the memos of its contracts. */
const MEMOS: Readonly<Record<string, ContractName>> = {
  'Gavel & Gull auction house': 'auction',
  'Lantern Street market': 'market',
  'Lantern ERC-20': 'coin',
};

/** Finds them among the stored transactions; undefined until all of them are stored. */
export async function findDemoContracts(store: LedgerStore): Promise<DemoContracts | undefined> {
  const creations = await transactionPage(store, {
    types: [TYPE_ID.contractCreateInstance],
    results: [RESPONSE_CODE.SUCCESS],
    order: 'asc',
    limit: LOOKED_AT,
  });
  const found: { [Name in ContractName]?: { id: EntityId; consensusNs: bigint } } = {};
  let developer: EntityId | undefined;
  for (const { consensusNs, created, payer } of creations) {
    const name = MEMOS[await readMemo(store, consensusNs)];
    if (name === undefined || created === 0n) continue;
    found[name] ??= { id: entityIdFromStore(created), consensusNs };
    developer ??= entityIdFromStore(payer);
  }
  const { auction, market, coin } = found;
  if (developer === undefined || auction === undefined || market === undefined || coin === undefined) return undefined;
  const since = { auctionNs: auction.consensusNs, marketNs: market.consensusNs };
  return { developer, auction: auction.id, market: market.id, coin: coin.id, since };
}

async function readMemo(store: LedgerStore, at: bigint): Promise<string> {
  const raw = await transactionRaw(store, at);
  if (raw === undefined) return '';
  const { bodyBytes } = openTransaction(raw.transactionBytes);
  return readBody(bodyBytes).message.contractCreateInstance?.memo ?? '';
}
