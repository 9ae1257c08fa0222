import type { MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import type { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import type { MirrorParameters } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../api-context.ts';
import type { MirrorQuery } from './mirror-query.ts';
import { nextLink, type PageKey, type ReadBound } from './next-link.ts';

/** What a handler is asked. */
export interface MirrorAsked<Params extends MirrorParameters = MirrorParameters> {
  readonly context: ApiContext;
  readonly snapshot: LedgerSnapshot;
  /** The parts of the path that are parameters. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: MirrorQuery<Params>;
  /** The link behind the last row of a page. */
  readonly linkBehind: (keys: readonly PageKey[], read: ReadBound) => MirrorLinks;
}

export interface MirrorLinks {
  readonly next: string | null;
}

/** A reply, and how it differs from others of its call. */
export interface MirrorAnswer {
  /** A text is sent as it is, anything else as JSON. */
  readonly body: object | string;
  /** 206 where a part of it is not known. */
  readonly status?: 200 | 206;
  readonly cacheSeconds?: number;
}

type ParamsOf<One> = One extends MirrorCall<infer Params> ? Params : never;

/** A handler for each call, by its name. */
export type MirrorHandlers = {
  readonly [Name in keyof typeof MIRROR_CALLS]: (
    asked: MirrorAsked<ParamsOf<(typeof MIRROR_CALLS)[Name]>>,
  ) => Promise<MirrorAnswer>;
};

export const NO_LINKS: MirrorLinks = { next: null };

/** What makes links of a request's address. */
export function linkMaker(url: string, query: MirrorQuery): MirrorAsked['linkBehind'] {
  const [path = ''] = url.split('?');
  return (keys, read) => ({ next: nextLink(path, query.asked, query.order, keys, read) });
}
