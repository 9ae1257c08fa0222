import type { ApiCategory } from '@ledgerscope/contract';

const TITLES: readonly (readonly [tag: string, title: string, description: string])[] = [
  ['', 'Getting Started', 'How to make calls, what they cost, and what they answer.'],
  ['transactions', 'Transactions', 'Transactions of the whole ledger, one transaction, and its bytes.'],
  ['accounts', 'Accounts', 'Accounts, their balances, and what they have and did.'],
  ['contracts', 'Contracts', 'Contracts, their calls, events and storage.'],
  ['tokens', 'Tokens', 'Fungible tokens and collections, their holders, transfers and figures.'],
  ['nfts', 'NFTs', 'Single NFTs, collections and their transfers.'],
  ['topics', 'Topics', 'Topics and their messages.'],
  ['blocks', 'Blocks', 'Blocks, their proof and their transactions.'],
  ['files', 'Files', 'Files of the network.'],
  ['schedules', 'Schedules', 'Scheduled transactions and who signed them.'],
  ['dapps', 'Dapps', 'Dapps of the catalog and what they do on the ledger.'],
  ['search', 'Search', 'One box for everything.'],
  ['charts', 'Charts', 'Figures over time.'],
  ['statistics', 'Statistics', 'Sums and rankings of the whole network.'],
  ['network', 'Network', 'Nodes, supply and exchange rates.'],
  ['streams', 'Live streams', 'Transactions, events and messages as they happen, and from any earlier instant on.'],
  ['prices', 'Prices', 'Prices of hbar.'],
];

/** Categories in their order; each belongs to a tag of the contract. */
export const API_CATEGORIES: readonly ApiCategory[] = TITLES.map(([, title, description], id) => ({
  ...{ id, title, description },
}));

/** The category of a tag. @throws Error for a tag that has none: a new one has to be named here */
export function categoryOf(tag: string): number {
  const id = TITLES.findIndex(([one]) => one === tag && one !== '');
  if (id < 0) throw new Error(`the documentation has no category of ${tag}`);
  return id;
}
