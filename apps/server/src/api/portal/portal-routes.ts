import type { Handlers } from '../add-calls.ts';
import type { ApiContext } from '../api-context.ts';
import { CONTRACT_ABI_HANDLERS } from './contract-abi-routes.ts';
import { dappHandlers } from './dapp-routes.ts';
import { NOTICE_HANDLERS } from './notice-routes.ts';

/** Everything that is read from the portal store. */
export function portalHandlers(context: ApiContext) {
  return { ...dappHandlers(context), ...NOTICE_HANDLERS, ...CONTRACT_ABI_HANDLERS } satisfies Partial<Handlers>;
}
