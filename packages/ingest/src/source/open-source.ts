import { existsSync } from 'node:fs';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { Logger } from 'pino';
import type { BlockNodesPlace, BucketPlace, MirrorPlace, SourcePlace } from '../settings/source-place.ts';
import type { SourceConfig } from '../settings/source-settings.ts';
import { BlockSources } from './block-sources.ts';
import type { OnRequest } from './bucket/s3-object-store.ts';
import { DirectorySource } from './directory-source.ts';
import { JoinedSource } from './joined-source.ts';
import { SourceError } from './source-error.ts';
import type { StreamSource } from './stream-source.ts';
import { WithoutPreviews } from './without-previews.ts';

/** What is needed to open a source. */
interface Opening {
  readonly log: Pick<Logger, 'warn'>;
  /** Ends waiting and retries. */
  readonly signal: AbortSignal;
  readonly onRequest: OnRequest;
}

/** A place's record streams and blocks, each as a source. */
interface Opened {
  /** Undefined where a place has blocks alone. */
  readonly records: StreamSource | undefined;
  readonly blocks: StreamSource;
}

/**
 * Opens what the settings name and looks whether it may be read.
 * @param signal ends waiting and retries
 * @param onRequest hears of each request to a bucket
 * @throws ConfigError where credentials are missing or refused, or a bucket does not exist
 */
export async function openSource(
  { main, blocks, cutover }: SourceConfig,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
  onRequest: OnRequest = () => {},
): Promise<StreamSource> {
  const opening = { log, signal, onRequest };
  if (main.kind === 'mirror') return openMirror(main, opening);
  if (main.kind === 'dir' && blocks.length === 0) return openFolder(main.folder, log, WithoutPreviews);
  const first = await openPlace(main, opening, 'needed');
  const others = await Promise.all(blocks.map((place) => openPlace(place, opening, 'later')));
  const ofBlocks = others.length === 0 ? [first.blocks] : others.map((each) => each.blocks);
  const [only, ...more] = ofBlocks;
  const all = only === undefined || more.length > 0 ? new BlockSources(ofBlocks) : only;
  return first.records === undefined ? all : new JoinedSource(first.records, all, cutover);
}

async function openPlace(place: SourcePlace, opening: Opening, when: 'needed' | 'later'): Promise<Opened> {
  if (place.kind === 'bucket') return openBucket(place, opening, when);
  if (place.kind === 'block-nodes') return { records: undefined, blocks: await openNodes(place, opening) };
  const folder = openFolder(place.folder, opening.log, DirectorySource);
  return { records: folder, blocks: folder };
}

function openFolder(
  folder: string,
  log: Pick<Logger, 'warn'>,
  Source: typeof DirectorySource | typeof WithoutPreviews,
): StreamSource {
  if (!existsSync(folder)) log.warn(`folder ${folder} does not exist; ingest waits until it does`);
  return new Source(folder, log);
}

/** Who reads a folder need not load the clients of buckets and block nodes. */
async function openNodes({ nodes }: BlockNodesPlace, { log, signal }: Opening): Promise<StreamSource> {
  const [{ BlockNodeClient }, { BlockNodesSource }] = await Promise.all([
    import('./block-node/block-node-client.ts'),
    import('./block-node/block-nodes-source.ts'),
  ]);
  return new BlockNodesSource(
    nodes.map((node) => new BlockNodeClient(node)),
    log,
    signal,
  );
}

async function openMirror({ url }: MirrorPlace, { log, signal }: Opening): Promise<StreamSource> {
  const [{ MirrorClient }, { MirrorSource }] = await Promise.all([
    import('./mirror/mirror-client.ts'),
    import('./mirror/mirror-source.ts'),
  ]);
  const client = new MirrorClient(url, signal);
  try {
    if ((await client.get('api/v1/blocks?limit=1')) === undefined)
      throw new SourceError('absent', `${client.label} cannot be read: it does not have a mirror node REST API`);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.reason !== 'unavailable') throw new ConfigError(error.message);
    log.warn(error.message);
  }
  log.warn(`data from ${client.label} is unverified: mirror nodes do not provide proofs`);
  return new MirrorSource(client);
}

async function openBucket(
  place: BucketPlace,
  { log, signal, onRequest }: Opening,
  when: 'needed' | 'later',
): Promise<Opened> {
  const [{ S3ObjectStore }, { BucketContents }] = await Promise.all([
    import('./bucket/s3-object-store.ts'),
    import('./bucket/bucket-contents.ts'),
  ]);
  const store = new S3ObjectStore(place, signal, { onRequest });
  try {
    await store.firstKeyAfter(place.prefix, undefined);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // What passes by itself is reported, and tried again, where the files are read.
    if (when === 'needed' && error.reason !== 'unavailable') throw new ConfigError(error.message);
    log.warn(error.message);
  }
  return new BucketContents(store, place.prefix, log);
}
