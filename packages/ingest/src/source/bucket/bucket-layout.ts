import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import type { ObjectStore } from './object-store.ts';

/** A folder in which one node writes its record files and signatures. */
export interface NodeFolder {
  /** Ends with a slash. */
  readonly prefix: string;
  /** The node's account; undefined where the folder is named after the node's id. */
  readonly node: EntityId | undefined;
}

/** What a bucket holds, and where. */
export interface BucketLayout {
  readonly nodes: readonly NodeFolder[];
  /** The folders in which nodes write their balance files. */
  readonly balances: readonly NodeFolder[];
  /** The folder above the blocks' digits, with its slash; undefined where there are no blocks. */
  readonly blocks: string | undefined;
}

const BY_ACCOUNT = /\/?record(\d+\.\d+\.\d+)\/$/;
const BALANCES_BY_ACCOUNT = /\/?balance(\d+\.\d+\.\d+)\/$/;
const DIGITS_4 = /(?:^|\/)\d{4}\/$/;
const NUMBER = /(?:^|\/)\d{1,19}\/$/;
/** Folders of a network's resets, `testnet-202402011835/`, of which the last one counts. */
const MAX_NETWORK_FOLDERS = 64;

/**
 * Looks where a bucket has record streams and blocks: `recordstreams/record0.0.N/`, `<network>/<shard>/<node id>/record/`,
 * `<network>/block/0000/…`; the prefix can be above or at any of these. @throws SourceError
 */
export async function findLayout(store: ObjectStore, prefix: string): Promise<BucketLayout> {
  const folders = await store.folders(prefix);
  const below = (name: string) => folders.find((folder) => folder === `${prefix}${name}/`);
  const records = below('recordstreams');
  const nodes = records === undefined ? nodesByAccount(folders) : nodesByAccount(await store.folders(records));
  const held = below('accountBalances') ?? below('balances');
  const balances = held === undefined ? [] : nodesByAccount(await store.folders(held), BALANCES_BY_ACCOUNT);
  const blocks = below('block') ?? (folders.some((folder) => DIGITS_4.test(folder)) ? prefix : undefined);
  if (nodes.length > 0 || blocks !== undefined) return { nodes, balances, blocks };
  return findInNetworkFolders(store, folders);
}

/** A folder of the network itself, or of each of its resets: names begin with the network's, then its time. */
async function findInNetworkFolders(store: ObjectStore, folders: readonly string[]): Promise<BucketLayout> {
  const newestFirst = folders.toSorted().reverse().slice(0, MAX_NETWORK_FOLDERS);
  for (const folder of newestFirst) {
    const inside = await store.folders(folder);
    const blocks = inside.find((each) => each === `${folder}block/`);
    const nodes = await nodesById(store, inside);
    const balances = nodes.map(({ prefix, node }) => ({ prefix: prefix.replace(/record\/$/, 'balance/'), node }));
    if (nodes.length > 0 || blocks !== undefined) return { nodes, balances, blocks };
  }
  return { nodes: [], balances: [], blocks: undefined };
}

function nodesByAccount(folders: readonly string[], pattern = BY_ACCOUNT): NodeFolder[] {
  return folders.flatMap((prefix) => {
    const node = parseEntityId(pattern.exec(prefix)?.[1] ?? '');
    return node === undefined ? [] : [{ prefix, node }];
  });
}

async function nodesById(store: ObjectStore, shards: readonly string[]): Promise<NodeFolder[]> {
  const inShards = await Promise.all(shards.filter((shard) => NUMBER.test(shard)).map((shard) => store.folders(shard)));
  return inShards
    .flat()
    .flatMap((prefix) => (NUMBER.test(prefix) ? [{ prefix: `${prefix}record/`, node: undefined }] : []));
}
