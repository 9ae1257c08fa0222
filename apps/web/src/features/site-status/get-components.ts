import { COMPONENT_STATUS_CALLS } from '@ledgerscope/contract/component-status-calls';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';

const EVERY_MS = 60_000;

/** How the parts of the site do, looked at again every minute. */
export function useComponents() {
  const components = dataQuery(['components'], addressOf(COMPONENT_STATUS_CALLS.listComponents, {}));
  return useReply({ ...components, refetchInterval: EVERY_MS });
}
