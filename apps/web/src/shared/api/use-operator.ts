import type { SiteOperator } from '@ledgerscope/contract/network-status';
import { useSiteConfig } from './get-network.ts';

/** Who runs this site; nothing is known of them until the configuration is here. */
export function useOperator(): SiteOperator {
  return useSiteConfig().data?.operator ?? { name: null, email: null, phone: null, community: [] };
}

/** The operator in the middle of a sentence. */
export function useOperatorName(): string {
  return useOperator().name ?? 'the operator of this site';
}
