import { createHash } from 'node:crypto';
import { type ConsensusNs, consensusNsOf, NS_PER_MS, TYPE_ID } from '@ledgerscope/ledger';
import {
  exchangeRateAt,
  hintsKeyChanges,
  judgedTransactionsOf,
  type LedgerStore,
  provenNodeStakes,
} from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import {
  type AddressBook,
  AddressBookFile,
  type BootstrapNetwork,
  bootstrapAddressBook,
  exchangeRateSet,
  isWrappedRecordBlock,
  openTransaction,
  parseStreamFileName,
  readBody,
} from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { ifReadable } from '../if-readable.ts';
import type { IngestConfig } from '../settings/ingest-config.ts';
import { timeOfBlock } from '../source/find-block-start.ts';
import type { SourceFile, StreamSource } from '../source/stream-source.ts';
import { importedPublication } from '../trust/with-anchors.ts';
import { BlockSignatures } from './block-signatures.ts';
import { givenAddressBook } from './given-address-book.ts';
import { keyChainOf } from './hints-key-rows.ts';
import { NetworkState } from './network-state.ts';
import { RateFollower } from './rate-follower.ts';
import { signedBook } from './signed-book.ts';

const BLOCK_STREAM_VERSION = 7;
const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/**
 * The address book and stakes in force at the store's head: what signed transactions wrote to file 0.0.102, else the book that
 * the operator named or put beside the files, else the bundled one of the network; a network of blocks alone needs none.
 * @param start when the first file begins, of an empty store; without it the source's oldest one is looked at
 * @throws ConfigError when there is none of them, and a record file is read.
 */
export async function openNetworkState(
  config: IngestConfig,
  source: StreamSource,
  store: LedgerStore,
  log: Logger,
  start?: ConsensusNs,
): Promise<NetworkState> {
  const stakes = new Map((await provenNodeStakes(store)).map((row) => [row.nodeId, row.stake]));
  const first = await bootstrapBook(config, source, store, log, start);
  const follower = new AddressBookFile(102n);
  // As NetworkState.follow does.
  const book = (await signedBook(store.snapshot(), follower)) ?? first;
  const rate = await exchangeRateAt(store);
  const rates = new RateFollower(rate === undefined ? undefined : exchangeRateSet(rate));
  return new NetworkState(book, stakes, follower, await openSignatures(config, store), rates);
}

/** Knows every ledger id that was published up to the store's head, and the keys that blocks handed over. */
async function openSignatures(config: IngestConfig, store: LedgerStore): Promise<BlockSignatures> {
  const keys = keyChainOf(await hintsKeyChanges(store));
  const signatures = new BlockSignatures(config.blockProof.pins, keys);
  // Reading may begin after the network published it.
  const ledger = config.imported?.anchors.ledger;
  const imported = ledger && importedPublication(ledger);
  if (imported !== undefined) signatures.publish(imported, false);
  for (const { transactionBytes, proven } of await judgedTransactionsOf(store, TYPE_ID.ledgerIdPublication)) {
    const { ledgerIdPublication } = readBody(openTransaction(transactionBytes).bodyBytes).message;
    if (ledgerIdPublication !== undefined) signatures.publish(ledgerIdPublication, proven);
  }
  return signatures;
}

async function bootstrapBook(
  config: IngestConfig,
  source: StreamSource,
  store: LedgerStore,
  log: Logger,
  start: ConsensusNs | undefined,
): Promise<AddressBook> {
  const instant = async () =>
    store.head === undefined ? (start ?? (await firstInstant(source))) : consensusNsOf(store.head.lastNs);
  const given = await givenAddressBook(config, source, instant);
  if (given !== undefined) {
    const fingerprint = createHash('sha384').update(given.bytes).digest('hex').slice(0, 16);
    log.info({ file: given.origin, sha384: fingerprint }, 'signatures are checked against this address book');
    return given.book;
  }
  const network = PUBLIC_NETWORKS.find((name) => name === config.network);
  if (network === undefined) return bookOfNoNetwork(config, source, store, log);
  if (config.source?.main.kind !== 'mirror')
    log.info({ network }, 'signatures are checked against the bundled address book');
  return bootstrapAddressBook(network, await instant());
}

/** The empty book, where nothing has to be checked against one. @throws ConfigError elsewhere */
async function bookOfNoNetwork(
  { trustUnsigned, source: place }: IngestConfig,
  source: StreamSource,
  store: LedgerStore,
  log: Logger,
): Promise<AddressBook> {
  const kind = place?.main.kind;
  if (trustUnsigned || kind === 'mirror') return { nodes: [] };
  if (await hasBlocksAlone(source, store, kind === 'block-nodes')) {
    log.info('no address book, and none is needed, because block stream blocks have threshold signatures');
    return { nodes: [] };
  }
  throw new ConfigError(
    'No address book: set --network (mainnet, testnet or previewnet) or --address-book <file>, or place address_book.bin in the source folder.',
  );
}

/**
 * Whether what is read are blocks of the block stream, which no node signs alone, from the first one on. A record file that comes all the
 * same is not believed.
 */
async function hasBlocksAlone(source: StreamSource, store: LedgerStore, whereEmpty: boolean): Promise<boolean> {
  if (store.head !== undefined) return store.head.version === BLOCK_STREAM_VERSION;
  const [first] = await source.listAfter(undefined, 1);
  if (first === undefined) return whereEmpty;
  if (first.kind !== 'block') return false;
  for await (const { bytes } of source.copies(first)) {
    // One that cannot be read is reported when its turn comes.
    if (ifReadable(() => isWrappedRecordBlock(bytes, first.name)) === true) return false;
  }
  return true;
}

/** The time of the first file, so that the book of that time is taken. */
async function firstInstant(source: StreamSource): Promise<ConsensusNs> {
  const [first] = await source.listAfter(undefined, 1);
  const instant =
    first === undefined ? undefined : (parseStreamFileName(first.name)?.instant ?? (await blockTime(source, first)));
  return instant ?? consensusNsOf(BigInt(Date.now()) * NS_PER_MS);
}

/** Blocks are named by number: the time is inside. A block that cannot be read is reported when its turn comes. */
async function blockTime(source: StreamSource, file: SourceFile): Promise<ConsensusNs | undefined> {
  if (file.kind === 'mirror') return undefined;
  for await (const { bytes } of source.copies(file)) {
    const time = timeOfBlock(file.name, bytes);
    if (time !== undefined) return time;
  }
  return undefined;
}
