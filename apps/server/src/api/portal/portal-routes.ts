import type { Handlers } from '../add-calls.ts';
import { PRICE_LIST_HANDLERS } from './billing/billing-routes.ts';
import { CONTRACT_SOURCE_HANDLERS } from './contract-source-routes.ts';
import { DAPP_HANDLERS } from './dapp-routes.ts';
import { NOTICE_HANDLERS } from './notice-routes.ts';

/** Everything that is read from the portal store. */
export const PORTAL_HANDLERS = {
  ...DAPP_HANDLERS,
  ...PRICE_LIST_HANDLERS,
  ...NOTICE_HANDLERS,
  ...CONTRACT_SOURCE_HANDLERS,
} satisfies Partial<Handlers>;
