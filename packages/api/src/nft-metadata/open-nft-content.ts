import path from 'node:path';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { OutsideFetcher, type OutsideOptions } from '@ledgerscope/outside/outside-fetcher';
import type { Logger } from 'pino';
import { type ContentPlaces, ContentSource } from './content-source.ts';
import { followMetadata } from './follow-metadata.ts';
import { MediaCache } from './media-cache.ts';
import { MediaProxy } from './media-proxy.ts';
import { NftContent } from './nft-content.ts';
import { TopicFiles } from './topic-files.ts';

const MB = 1_048_576;

/** What of NFT metadata a process does. */
export interface NftContentOptions extends ContentPlaces {
  /** Holds the cache of media. */
  readonly dataFolder: string;
  readonly mediaCacheMb: number;
  readonly outsidePorts: ReadonlySet<number>;
  /** Whether the metadata of all NFTs is followed in the background; else only what somebody opens is read. */
  readonly follow: boolean;
  /** Why nothing is to be stored on the disk of that folder; undefined while there is room. */
  readonly shortage?: (() => string | undefined) | undefined;
  /** Whether this process answers the API. */
  readonly serve: boolean;
}

/** Metadata and media for the API, and an end. */
export interface OpenNftContent {
  readonly content: NftContent | undefined;
  readonly close: () => Promise<void>;
}

/** Starts what the options say. `outside` is replaced in tests. */
export async function openNftContent(
  store: LedgerStore,
  options: NftContentOptions,
  log: Logger,
  outside: OutsideOptions = {},
): Promise<OpenNftContent> {
  const fetcher = new OutsideFetcher({ ports: options.outsidePorts, ...outside });
  const source = new ContentSource(options, fetcher, new TopicFiles(store));
  const abort = new AbortController();
  log.info(placesText(options, source));
  // A store on a server has another disk; what is followed is asked of rows.
  const diskShortage = store.client.kind === 'embedded' ? options.shortage : undefined;
  const shortage = () => store.unfinishedRows ?? diskShortage?.();
  const following = options.follow ? followMetadata({ store, source, log, shortage, signal: abort.signal }) : undefined;
  const content = options.serve ? await readContent(store, source, options, log) : undefined;
  return {
    content,
    close: async () => {
      abort.abort();
      await fetcher.close();
      await following;
    },
  };
}

async function readContent(
  store: LedgerStore,
  source: ContentSource,
  { dataFolder, mediaCacheMb, shortage }: NftContentOptions,
  log: Logger,
): Promise<NftContent> {
  const cache = await MediaCache.open(path.join(dataFolder, 'media'), mediaCacheMb * MB, shortage);
  return new NftContent(store, source, new MediaProxy(source, cache), log);
}

function placesText({ contentFolder, ipfsGateway, follow }: NftContentOptions, source: ContentSource): string {
  const places = [contentFolder === undefined ? '' : 'the content folder', ipfsGateway?.origin ?? ''].filter(Boolean);
  const where = source.hasGateway ? `content IDs from ${places.join(', then ')}` : 'no gateway for content IDs';
  return `NFT metadata: ${where}; ${follow ? 'fetched for all NFTs' : 'fetched when an NFT is opened'}`;
}
