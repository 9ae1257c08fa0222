import { ACCOUNT_CALLS } from './account-calls.ts';
import { CONTRACT_CALLS } from './contract-calls.ts';
import { BLOCK_CALLS, ENTITY_CALLS } from './entity-calls.ts';
import { NETWORK_CALLS, SERVER_CALLS } from './network-calls.ts';
import { NFT_CALLS, NFT_METADATA_CALLS } from './nft-calls.ts';
import { PORTAL_CALLS } from './portal-calls.ts';
import { EXPORT_CALLS, SEARCH_CALLS } from './search-calls.ts';
import { CHART_CALLS, STATISTICS_CALLS } from './statistics-calls.ts';
import { TOKEN_CALLS } from './token-calls.ts';
import { TRANSACTION_CALLS } from './transaction-calls.ts';

/** Every call by name. */
export const CALLS = {
  ...TRANSACTION_CALLS,
  ...ACCOUNT_CALLS,
  ...CONTRACT_CALLS,
  ...ENTITY_CALLS,
  ...BLOCK_CALLS,
  ...TOKEN_CALLS,
  ...NFT_CALLS,
  ...NFT_METADATA_CALLS,
  ...CHART_CALLS,
  ...STATISTICS_CALLS,
  ...NETWORK_CALLS,
  ...SEARCH_CALLS,
  ...EXPORT_CALLS,
  ...PORTAL_CALLS,
  ...SERVER_CALLS,
};
