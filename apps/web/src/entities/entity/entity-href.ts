import {
  accountHref,
  blockHref,
  contractHref,
  fileHref,
  scheduleHref,
  tokenHref,
  topicHref,
} from '../../shared/paths.ts';

/** The kinds of things on the ledger that are mentioned by id. */
export type LinkedEntityKind = 'account' | 'contract' | 'token' | 'topic' | 'file' | 'schedule' | 'node' | 'block';

/** Address of the page of an entity below the base path. */
export function entityHref(kind: LinkedEntityKind, id: string): string {
  switch (kind) {
    case 'account':
    case 'node':
      return accountHref(id);
    case 'contract':
      return contractHref(id);
    case 'topic':
      return topicHref(id);
    case 'block':
      return blockHref(id);
    case 'file':
      return fileHref(id);
    case 'schedule':
      return scheduleHref(id);
    case 'token':
      return tokenHref(id);
  }
}
