import { ACCOUNT_CALLS } from './account-calls.ts';
import { ALERT_LINK_CALLS } from './alert-link-calls.ts';
import { API_KEY_CALLS } from './api-key-calls.ts';
import { AUTH_CALLS } from './auth-calls.ts';
import { BILLING_CALLS } from './billing-calls.ts';
import { COMPONENT_STATUS_CALLS } from './component-status-calls.ts';
import { CONTACT_CALLS } from './contact-calls.ts';
import { CONTRACT_CALLS } from './contract-calls.ts';
import { CONTRACT_SOURCE_CALLS } from './contract-source-calls.ts';
import { DESK_CALLS } from './desk-calls.ts';
import { DOCUMENTATION_CALLS } from './documentation-calls.ts';
import { BLOCK_CALLS, ENTITY_CALLS } from './entity-calls.ts';
import { MARKETPLACE_CALLS } from './marketplace-calls.ts';
import { NETWORK_CALLS, SERVER_CALLS } from './network-calls.ts';
import { NFT_CALLS, NFT_METADATA_CALLS } from './nft-calls.ts';
import { OWN_DAPP_CALLS } from './own-dapp-calls.ts';
import { PORTAL_CALLS } from './portal-calls.ts';
import { SAVED_ACCOUNT_CALLS } from './saved-account-calls.ts';
import { EXPORT_CALLS, SEARCH_CALLS } from './search-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';
import { CHART_CALLS, STATISTICS_CALLS } from './statistics-calls.ts';
import { STREAM_CALLS } from './stream-calls.ts';
import { SUBSCRIPTION_CALLS } from './subscription-calls.ts';
import { TOKEN_CALLS } from './token-calls.ts';
import { TRANSACTION_CALLS } from './transaction-calls.ts';
import { USAGE_CALLS } from './usage-calls.ts';
import { USER_CALLS } from './user-calls.ts';

/** Every call by name. */
export const CALLS = {
  ...TRANSACTION_CALLS,
  ...ACCOUNT_CALLS,
  ...CONTRACT_CALLS,
  ...CONTRACT_SOURCE_CALLS,
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
  ...AUTH_CALLS,
  ...USER_CALLS,
  ...SAVED_ACCOUNT_CALLS,
  ...ALERT_LINK_CALLS,
  ...API_KEY_CALLS,
  ...SESSION_CALLS,
  ...USAGE_CALLS,
  ...BILLING_CALLS,
  ...CONTACT_CALLS,
  ...OWN_DAPP_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...STREAM_CALLS,
  ...MARKETPLACE_CALLS,
  ...DESK_CALLS,
  ...DOCUMENTATION_CALLS,
  ...SERVER_CALLS,
  ...COMPONENT_STATUS_CALLS,
};
