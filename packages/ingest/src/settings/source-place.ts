import path from 'node:path';
import { ConfigError } from '@ledgerscope/process/config-error';

/** A folder of stream files on this machine. */
interface FolderPlace {
  readonly kind: 'dir';
  readonly folder: string;
}

/** A bucket, or a folder of one, that is read with the S3 protocol. */
export interface BucketPlace {
  readonly kind: 'bucket';
  readonly provider: 's3' | 'gs';
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Address of the server; undefined for the provider's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Never signs requests. */
  readonly anonymous: boolean;
  readonly requesterPays: boolean;
  /** The Google Cloud project that pays. */
  readonly project: string | undefined;
}

/** One block node. Public ones have a port for each service. */
export interface BlockNodeEndpoint {
  readonly host: string;
  readonly subscribePort: number;
  readonly statusPort: number;
  readonly tls: boolean;
}

/** Block nodes that are asked by gRPC, the preferred one first. */
export interface BlockNodesPlace {
  readonly kind: 'block-nodes';
  readonly nodes: readonly BlockNodeEndpoint[];
}

/** A mirror node's REST API. */
export interface MirrorPlace {
  readonly kind: 'mirror';
  /** Up to the `/api/v1` that every mirror node has. */
  readonly url: string;
}

/** Where stream files are. Plain data: it is handed to the thread that reads. */
export type SourcePlace = FolderPlace | BucketPlace | BlockNodesPlace;

/** What is said of all buckets together. */
export type BucketTerms = Omit<BucketPlace, 'kind' | 'provider' | 'bucket' | 'prefix'>;

/** Names of buckets as Amazon and Google allow them (Google's may be longer, with dots). */
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;
const MAX_PREFIX = 512;
/** `host`, `host:port`, `[::1]:port`, and `tls://` before each of them. */
const NODE = /^(tls:\/\/)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::(\d{1,5}))?$/i;
const MAX_NODES = 32;
const MAX_PORT = 65_535;
/** Where a node is named without a port: those of the public block nodes, one for each service. */
const SUBSCRIBE_PORT = 40_980;
const STATUS_PORT = 40_982;

/** @throws ConfigError naming the flag for what is none */
export function readPlace(flag: string, text: string, terms: BucketTerms): SourcePlace {
  const [, kind, rest = ''] = /^(?:([a-z][a-z0-9+-]+):)?(.*)$/su.exec(text) ?? [];
  if (kind === 's3' || kind === 'gs') return { ...readBucket(flag, text, kind, rest), ...terms };
  if (kind === 'block') return { kind: 'block-nodes', nodes: readNodes(flag, text, rest) };
  if ((kind === undefined || kind === 'dir') && rest !== '') return { kind: 'dir', folder: path.resolve(rest) };
  throw new ConfigError(
    `Invalid value "${text}" for ${flag}: must be a folder, <folder> or dir:<folder>, a bucket, s3:<bucket> or gs:<bucket>, block nodes, block:<host:port>,…, ${flag === '--source' ? 'a mirror node, mirror:<url>, ' : ''}or the name of a public network`,
  );
}

function readBucket(flag: string, text: string, provider: 's3' | 'gs', rest: string) {
  const [bucket = '', ...folders] = rest.replace(/^\/\//, '').split('/');
  const prefix = folders.filter((folder) => folder !== '').join('/');
  if (!BUCKET.test(bucket) || prefix.length > MAX_PREFIX)
    throw new ConfigError(
      `Invalid value "${text}" for ${flag}: a bucket must be ${provider}:<bucket> or ${provider}:<bucket>/<folder>`,
    );
  return { kind: 'bucket', provider, bucket, prefix: prefix === '' ? '' : `${prefix}/` } as const;
}

function readNodes(flag: string, text: string, list: string): BlockNodeEndpoint[] {
  const nodes = list.split(',', MAX_NODES + 1).map((node) => nodeOf(node.trim()));
  const whole = nodes.flatMap((node) => (node === undefined ? [] : [node]));
  if (whole.length === nodes.length && nodes.length <= MAX_NODES) return whole;
  throw new ConfigError(
    `Invalid value "${text}" for ${flag}: block nodes must be block:<host:port>,…, each with the prefix tls:// if it uses TLS, up to ${MAX_NODES}`,
  );
}

const MIRROR = 'mirror:';
const API = /\/api\/v1\/?$/;

/** A mirror node by its address or by the name of its public network; undefined for what is no `mirror:`. @throws ConfigError naming the flag */
export function readMirrorPlace(
  flag: string,
  text: string,
  named: (network: string) => string | undefined,
): MirrorPlace | undefined {
  if (!text.startsWith(MIRROR)) return undefined;
  const rest = text.slice(MIRROR.length);
  const url = URL.parse(named(rest) ?? rest);
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (plain && (url.protocol === 'https:' || url.protocol === 'http:'))
    return { kind: 'mirror', url: url.href.replace(API, '').replace(/\/$/, '') };
  // Not repeated: it may hold a password.
  throw new ConfigError(
    `${flag}: a mirror node must be mirror:<url> with an http or https URL without user and password, such as mirror:https://mirror.example.org, or mirror:mainnet, mirror:testnet or mirror:previewnet`,
  );
}

/** A node by its host, without a port those of public block nodes; undefined for what is none. */
export function nodeOf(text: string): BlockNodeEndpoint | undefined {
  const [, tls, host, digits] = NODE.exec(text) ?? [];
  const port = digits === undefined ? undefined : Number(digits);
  if (host === undefined || port === 0 || (port ?? 1) > MAX_PORT) return undefined;
  return {
    host,
    subscribePort: port ?? SUBSCRIBE_PORT,
    statusPort: port ?? STATUS_PORT,
    tls: tls !== undefined,
  };
}
