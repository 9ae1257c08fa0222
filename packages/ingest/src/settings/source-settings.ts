import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';
import { flagOf, type RawSettings, readSwitch, textsOf } from '@ledgerscope/process/setting';
import { type NamedNetwork, PUBLIC_SOURCES } from './public-sources.ts';
import {
  type BucketTerms,
  type MirrorPlace,
  nodeOf,
  readMirrorPlace,
  readPlace,
  type SourcePlace,
} from './source-place.ts';
import { readStartPoint, type StartPoint } from './start-point.ts';

/** Settings of where stream files come from. */
export const SOURCE_SETTINGS = {
  source: {
    value: '<source>',
    unset: 'none: a network simulated by the server',
    meaning:
      'Source of the stream files. `<folder>` or `dir:<folder>`: a folder in the layout of the public buckets (`recordstreams/record0.0.N/…`), or a flat folder of stream files. `s3:<bucket>[/<folder>]` or `gs:<bucket>[/<folder>]`: a bucket with record streams or blocks at Amazon, Google or `--bucket-endpoint`. `block:<host:port>,…`: block nodes, in order of preference, each with the prefix `tls://` if it uses TLS; the default ports are those of the public block nodes (40980 and 40982). `mirror:<url>`, `mirror:mainnet`, `mirror:testnet` or `mirror:previewnet`: the REST API of a mirror node, whose data is unverified. `mainnet`, `testnet` or `previewnet`: the public buckets and block nodes of that network.',
  },
  from: {
    value: '<start>',
    unset: '`genesis`',
    meaning:
      'Starting point for an empty database: a time (`2026-11-01T00:00:00Z`: the first file or block that starts at or after it), a block number, `latest`, or `genesis` (the oldest file of the source). If the source has a balance file for the hour before, ingest starts at its time, and balances are known.',
  },
  blockSource: {
    value: '<sources>',
    unset: 'the public ones if `--source` is the name of a network, otherwise `--source` itself',
    meaning:
      'Sources of blocks, if different from `--source`: the same forms as there, separated by spaces, in order of preference (`block:node.example.org:40840 s3:a-bucket`).',
  },
  cutoverVersion: {
    value: '<version>',
    unset: 'none: any version',
    meaning:
      'HAPI version of a network’s last record files, or an earlier version. With earlier versions, no blocks are searched for when record files are missing.',
  },
  cutoverWaitMs: {
    value: '<ms>',
    default: 16_000,
    meaning: 'Time to wait for a record file before searching for blocks.',
  },
  bucketEndpoint: {
    value: '<url>',
    unset: 'none: Amazon S3 for `s3:`, https://storage.googleapis.com for `gs:`',
    meaning: 'URL of another server with the S3 protocol.',
  },
  bucketRegion: {
    value: '<region>',
    default: 'us-east-1',
    meaning: 'Region of an `s3:` bucket. If the bucket reports another region, that region is used.',
  },
  bucketAnonymous: {
    value: undefined,
    default: false,
    meaning:
      'Read buckets anonymously even if credentials are available. Otherwise, requests are signed with the credentials from the AWS environment variables and files (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, profiles); for `gs:`, these must contain an HMAC key. Without credentials, requests are anonymous.',
  },
  requesterPays: {
    value: undefined,
    unset: 'off; on for `mainnet`, `testnet` and `previewnet`',
    meaning: 'Charges the account of the credentials for requests to an `s3:` bucket (requester pays).',
  },
  gcsProject: {
    value: '<id>',
    unset: 'none',
    meaning: 'Google Cloud project charged for requests to a `gs:` bucket.',
  },
} as const;

/** Where stream files come from, checked. */
export interface SourceConfig {
  readonly main: SourcePlace | MirrorPlace;
  /** Other places that hold the network's blocks, the preferred first. */
  readonly blocks: readonly SourcePlace[];
  /** Where an empty store begins; undefined for the oldest file. */
  readonly from: StartPoint | undefined;
  /** When blocks are looked for in place of record files. */
  readonly cutover: { readonly version: string | undefined; readonly waitMs: number };
  /** The network whose public source was asked for by its name, or whose public mirror node. */
  readonly network: NamedNetwork | undefined;
}

type Raw = RawSettings<typeof SOURCE_SETTINGS>;
type Given = ReadonlySet<string>;

const NETWORKS = Object.keys(PUBLIC_SOURCES) as NamedNetwork[];
const BUCKET_SETTINGS = ['bucketEndpoint', 'bucketRegion', 'bucketAnonymous', 'requesterPays', 'gcsProject'] as const;
const PROJECT = /^[a-z0-9:.-]{1,128}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;
const MILLISECONDS = /^\d{1,8}$/;
const REGION = /^[a-z0-9-]{1,64}$/;

/**
 * Reads them; undefined without a source.
 * @param given names of those that were given
 * @throws ConfigError naming the setting
 */
export function readSourceConfig(raw: Raw, given: Given): SourceConfig | undefined {
  const { source } = raw;
  if (source === undefined && raw.blockSource !== undefined) throw new ConfigError('--block-source requires --source');
  if (source === undefined && raw.from !== undefined) throw new ConfigError('--from requires --source');
  if (source === undefined) return undefined;
  const network = NETWORKS.find((name) => name === source);
  const terms = bucketTerms(raw, network !== undefined);
  const cutover = readCutover(raw);
  const from = raw.from === undefined ? undefined : readStartPoint(raw.from);
  if (network !== undefined) {
    const { records, blocks, blockNodes } = PUBLIC_SOURCES[network];
    const named = readBlockPlaces(raw.blockSource, terms);
    const known: SourcePlace[] = [
      { kind: 'block-nodes', nodes: blockNodes.flatMap((host) => nodeOf(host) ?? []) },
      { ...blocks, ...terms },
    ];
    return { main: { ...records, ...terms }, blocks: named.length > 0 ? named : known, from, cutover, network };
  }
  const mirror = readMirrorPlace('--source', source, mirrorOf);
  if (mirror !== undefined) return readMirror(raw, given, mirror, { from, cutover });
  const main = readPlace('--source', source, terms);
  const blocks = readBlockPlaces(raw.blockSource, terms);
  refuseUnused(given, [main, ...blocks]);
  return { main, blocks, from, cutover, network: undefined };
}

/** A mirror node reports blocks as it does record files: there is nothing else to be read beside it. */
function readMirror(
  { source, blockSource }: Raw,
  given: Given,
  main: MirrorPlace,
  { from, cutover }: Pick<SourceConfig, 'from' | 'cutover'>,
): SourceConfig {
  if (blockSource !== undefined) throw new ConfigError('--block-source cannot be used with a mirror node as --source');
  refuseUnused(given, []);
  return { main, blocks: [], from, cutover, network: NETWORKS.find((name) => source === `mirror:${name}`) };
}

function mirrorOf(network: string): string | undefined {
  const known = NETWORKS.find((name) => name === network);
  return known && PUBLIC_SOURCES[known].mirrorNode;
}

function readBlockPlaces(text: string | undefined, terms: BucketTerms): SourcePlace[] {
  const places = (text ?? '').split(/\s+/).filter((each) => each !== '');
  return places.map((place) => readPlace('--block-source', place, terms));
}

/** A folder as the source, for the simulated network. */
export function folderSource(folder: string): SourceConfig {
  const main = { kind: 'dir', folder: path.resolve(folder) } as const;
  return { main, blocks: [], from: undefined, cutover: readCutover(textsOf(SOURCE_SETTINGS, {})), network: undefined };
}

/** The folder that is read, beside whose files an operator may put an address book; undefined for other sources. */
export function folderOf({ main }: SourceConfig): string | undefined {
  return main.kind === 'dir' ? main.folder : undefined;
}

function bucketTerms(raw: Raw, named: boolean): BucketTerms {
  return {
    endpoint: readEndpoint(raw.bucketEndpoint),
    region: readMatching('--bucket-region', raw.bucketRegion, REGION, 'a region such as us-east-1'),
    anonymous: readSwitch(raw, 'bucketAnonymous'),
    requesterPays: raw.requesterPays === undefined ? named : readSwitch(raw, 'requesterPays'),
    project: readMatching('--gcs-project', raw.gcsProject, PROJECT, 'a Google Cloud project ID'),
  };
}

function readCutover(raw: Pick<Raw, 'cutoverVersion' | 'cutoverWaitMs'>): SourceConfig['cutover'] {
  const version = readMatching('--cutover-version', raw.cutoverVersion, VERSION, 'a version such as 0.78.0');
  const wait = readMatching('--cutover-wait-ms', raw.cutoverWaitMs, MILLISECONDS, 'an integer number of milliseconds');
  return { version, waitMs: Number(wait) };
}

function readEndpoint(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (plain && (url.protocol === 'https:' || url.protocol === 'http:')) return url.href;
  // Not repeated: it may hold a password.
  throw new ConfigError(
    '--bucket-endpoint must be an http or https URL such as https://s3.example.org, without user and password',
  );
}

function readMatching<Text extends string | undefined>(flag: string, text: Text, pattern: RegExp, what: string): Text {
  if (text === undefined || pattern.test(text)) return text;
  throw new ConfigError(`Invalid value "${text}" for ${flag}: must be ${what}`);
}

/** A setting that would have no effect is a mistake. */
function refuseUnused(given: Given, places: readonly SourcePlace[]): void {
  if (places.some(({ kind }) => kind === 'bucket')) return;
  const named = BUCKET_SETTINGS.find((key) => given.has(key));
  if (named === undefined) return;
  throw new ConfigError(`--${flagOf(named)} requires a bucket (s3:, gs:) as --source`);
}
