import type { Topic } from '@ledgerscope/contract/topic';

/**
 * True where a creation or change of the topic was read. Of other topics nothing is known but their messages: that no
 * memo and no key are there means nothing then.
 */
export function hasProperties({ createdDate, autoRenewPeriod }: Topic): boolean {
  return createdDate !== null || autoRenewPeriod !== null;
}
