import {
  type ConsensusNs,
  type EntityId,
  entityIdFromStore,
  GENESIS_NS,
  RESPONSE_CODE,
  TYPE_ID,
} from '@ledgerscope/ledger';
import {
  accountsByKey,
  activeCollections,
  balanceAt,
  blockByHash,
  blockByHashStart,
  blockByNumber,
  blockTotals,
  bloomsOfBlocks,
  compareBalances,
  contractAnswers,
  contractBytecodes,
  contractIds,
  contractLogs,
  contractResultsWithin,
  contractSlot,
  contractSlots,
  countNftBook,
  customFeeHistory,
  dappActivity,
  dueNftMetadata,
  entitiesByAddress,
  entityByAlias,
  entityByEvmAddress,
  entityExists,
  evmPlaces,
  exchangeRateHistory,
  exchangeRatesBefore,
  fileChanges,
  fileHistory,
  fileStates,
  gaps,
  HBAR_SUPPLY_TINYBAR,
  hintsKeyChanges,
  holdersOfToken,
  hookSlots,
  idsByPrefix,
  judgedFilePieces,
  judgedTransactionsOf,
  type LedgerStore,
  lastTopicMessages,
  latestReconcileRun,
  listNftsOfOwner,
  listNftsOfToken,
  logsAfter,
  metadataToFollow,
  namedNfts,
  newestSerials,
  nftBookInstants,
  nftBounds,
  nftHistory,
  nftMetadataCursor,
  nftMoves,
  nftsOwnedInToken,
  nftTable,
  nodeActivity,
  nodeRewardRates,
  ownedNfts,
  partCandidates,
  provenInstants,
  provenNodeStakes,
  readChildren,
  readNewestNfts,
  readNftDocument,
  readNftMetadata,
  readScheduleEvents,
  readStakers,
  readThumbnails,
  recentActivity,
  recentBlocks,
  relationsOfToken,
  rewardsBetween,
  rowsUnder,
  scheduleEvents,
  schedulePayers,
  scheduleState,
  searchLogs,
  sortedAllowances,
  tokenBounds,
  tokensById,
  tokenTransactionTypes,
  tokenValue,
  topicStates,
  traitsOfToken,
  transactionPage,
  transactionRaw,
  transactionsAfter,
  transactionsAt,
  transactionsByHash,
  transactionsByHashStart,
  transactionsByRef,
  unknownPaths,
} from '@ledgerscope/ledger-store';
import { balancesBefore } from '@ledgerscope/ledger-store/account/queries';
import { batchesBegun } from '@ledgerscope/ledger-store/block/commit';
import { namedAs } from '@ledgerscope/ledger-store/entity/named-entity';

const WORDS = 'a demo';
const KEY = new Uint8Array(32).fill(7);

/** Something that a table of the ledger names. */
async function named({ client }: LedgerStore, table: string, column: string): Promise<EntityId> {
  const [row] = await client.query('test', `SELECT max(${column}) AS id FROM ${table}`, {}, { id: 'u64' });
  return entityIdFromStore(row?.id ?? 0n);
}

const PAGE = { limit: 5 };
const lastOf = ({ head }: LedgerStore): bigint => head?.lastNs ?? 0n;
const allOf = (store: LedgerStore) => ({ first: 0n, last: lastOf(store) });
const findContract = (store: LedgerStore) => named(store, 'contract_result', 'contract');
const findCollection = (store: LedgerStore) => named(store, 'nft', 'token');
const collectionKey = async (store: LedgerStore) => ({ token: await findCollection(store) });
const newest = async (store: LedgerStore) =>
  (await transactionPage(store, { order: 'desc', limit: 3 })).map(({ consensusNs }) => consensusNs);

/** Of the newest blocks the one that has most transactions. */
async function newestBlock(store: LedgerStore) {
  const blocks = await recentBlocks(store, { limit: 20 });
  const [busiest] = blocks.toSorted((one, other) => other.transactions - one.transactions);
  if (busiest === undefined) throw new Error('no blocks');
  return busiest;
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** For tests: what readers ask of the ledger elsewhere than in a call about it, or only of a ledger of another kind. */
export const FURTHER_QUESTIONS: Readonly<Record<string, (store: LedgerStore) => Promise<unknown>>> = {
  'balances before a snapshot': (store) => {
    const anchor = { origin: 'snapshot', consensusNs: lastOf(store), knownFromNs: 0n } as const;
    return balancesBefore(store, anchor, [entityIdFromStore(2n), entityIdFromStore(3n)]);
  },
  'balances beside those of a file': (store) => {
    const balances = new Map([[entityIdFromStore(2n), HBAR_SUPPLY_TINYBAR]]);
    return all(compareBalances(store, { consensusNs: lastOf(store), fileName: 'none', balances }));
  },
  'rows under a key': async (store) => all(rowsUnder(store, nftTable, await collectionKey(store), { order: 'desc' })),
  'moves of an NFT': async (store) => {
    const nft = { ...(await collectionKey(store)), serial: 1n };
    return nftMoves(store, nft, { ...allOf(store), ...PAGE, order: 'asc' });
  },
  "an account's book of a collection": async (store) => {
    const book = { account: await named(store, 'nft', 'owner'), token: await findCollection(store) };
    const page = { ...allOf(store), ...PAGE, order: 'asc' } as const;
    return Promise.all([
      nftBounds(store, book, page),
      nftBookInstants(store, book, page),
      countNftBook(store, book, page),
    ]);
  },
  'NFTs of an owner by collection': async (store) =>
    all(ownedNfts(store, await named(store, 'nft', 'owner'), { order: 'asc' })),
  'allowances by spender': (store) => {
    const page = { side: 'owner', kind: 'token', order: 'asc', limit: 5, token: undefined } as const;
    return sortedAllowances(store, entityIdFromStore(2n), { ...page, low: [0n, 0n], high: [1n << 62n, 1n << 62n] });
  },
  'rewards of a time': (store) =>
    rewardsBetween(store, entityIdFromStore(2n), { ...allOf(store), order: 'desc', limit: 5 }),
  'events of schedules': async (store) => readScheduleEvents(store, [await named(store, 'schedule', 'id')]),
  'a block by the start of its hash': (store) => blockByHashStart(store, new Uint8Array(32).fill(1)),
  'blooms of blocks': async (store) => {
    const blooms = await bloomsOfBlocks(store, await recentBlocks(store, { limit: 5 }));
    return Object.fromEntries([...blooms].map(([sequence, bloom]) => [sequence, Buffer.from(bloom).toString('hex')]));
  },
  'gaps between files': gaps,
  'keys that blocks hand over': hintsKeyChanges,
  'what is proven': (store) => provenInstants(store, [lastOf(store)]),
  'stakes that are proven': provenNodeStakes,
  'rates of a node': async (store) => nodeRewardRates(store, { nodeId: 1n, stakingPeriodEndNs: lastOf(store) }, 365n),
  'stakers of accounts': async (store) => (await readStakers(store, entityIdFromStore(2n), 5)) ?? [],
  'what nodes did': (store) => nodeActivity(store),
  'the newest check of the store': latestReconcileRun,
  'fields that are not known': unknownPaths,
  'contract results of a span': (store) => contractResultsWithin(store, { ...allOf(store), order: 'desc', limit: 20 }),
  'logs of a contract': async (store) =>
    contractLogs(store, await findContract(store), { ...PAGE, order: 'asc', after: { consensusNs: 0n, logIndex: 0n } }),
  'logs by topic': async (store) => {
    const [row] = await logsAfter(store, 0n, lastOf(store));
    const search = { low: [0n, 1n], high: [lastOf(store), 5n], contract: undefined, order: 'desc', limit: 5 } as const;
    return searchLogs(store, { ...search, topics: (row?.topics ?? []).map((topic) => [topic]) });
  },
  'places of what the EVM ran': async (store) =>
    evmPlaces(store, await newestBlock(store), async (instants) => new Set(instants)),
  'ids of contracts': (store) => contractIds(store, { order: 'desc', after: 1n << 60n, limit: 5 }),
  'answers of contracts': async (store) => contractAnswers(store, [await findContract(store)]),
  'slots of a contract': async (store) => {
    const ends = { first: new Uint8Array(32), last: new Uint8Array(32).fill(255), slots: [new Uint8Array(32)] };
    return contractSlots(store, await findContract(store), { ...PAGE, ...ends, at: lastOf(store), order: 'desc' });
  },
  'slots of a hook': (store) => {
    const ends = { first: new Uint8Array(32), last: new Uint8Array(32).fill(255), slots: [new Uint8Array(32)] };
    const hook = { owner: entityIdFromStore(2n), id: 1n };
    return hookSlots(store, hook, { ...PAGE, ...ends, written: undefined, order: 'desc' });
  },
  'a slot of a contract': async (store) => contractSlot(store, await findContract(store), new Uint8Array(32)),
  'the use of a dapp': async (store) => dappActivity(store, [await findContract(store)], 'contracts'),
  'the use of a dapp of several contracts': async (store) =>
    dappActivity(store, [await findContract(store), entityIdFromStore(1_001n)], 'contracts'),
  'the use of an account': (store) => dappActivity(store, [entityIdFromStore(2n)], 'account'),
  'whether an entity is there': (store) => entityExists(store, entityIdFromStore(999_999n)),
  'entities of addresses': (store) => entitiesByAddress(store, 'evm', ['00'.repeat(20)]),
  'the entity of an address': (store) => entityByEvmAddress(store, new Uint8Array(20).fill(1)),
  'the entity of an alias': (store) => entityByAlias(store, KEY),
  'what an id is named as': (store) => namedAs(store, [2n, 3n, 98n]),
  'contents of a file': (store) => fileHistory(store, entityIdFromStore(101n)),
  'contents of a file that took effect': (store) => judgedFilePieces(store, entityIdFromStore(101n)),
  'a file': (store) => fileStates(store, [entityIdFromStore(112n)]),
  'rates before a time': (store) => exchangeRatesBefore(store, lastOf(store), 5),
  'rates of a time': (store) => exchangeRateHistory(store, 0n, lastOf(store)),
  'NFTs to follow, up': (store) => metadataToFollow(store, 'up', 0n, 5),
  'NFTs to follow, changed': (store) => metadataToFollow(store, 'changed', 0n, 5),
  'NFTs that are due': (store) => dueNftMetadata(store, lastOf(store), true, 5),
  'how far NFTs are followed': (store) => nftMetadataCursor(store, 'up'),
  'an NFT as it was described': async (store) => {
    const key = { token: await findCollection(store), serial: 1n };
    return [await readNftDocument(store, key), await readNftMetadata(store, [key])];
  },
  'NFTs that are suggested': (store) => namedNfts(store, WORDS, 5),
  'pictures of a collection': async (store) => readThumbnails(store, [await findCollection(store)]),
  'traits of a collection': async (store) => traitsOfToken(store, await findCollection(store), 5),
  'NFTs of a collection that somebody has': async (store) =>
    nftsOwnedInToken(store, await named(store, 'nft', 'owner'), await findCollection(store)),
  'events of a schedule': async (store) => scheduleEvents(store, await named(store, 'schedule', 'id')),
  'accounts of a key': (store) => accountsByKey(store, KEY, 5),
  'ids that begin so': (store) => idsByPrefix(store, 0n, '10', 5),
  'entities with words in their names': (store) => partCandidates(store, WORDS, 5),
  'what happened of late': (store) => recentActivity(store, [2n, 1_001n], 0n),
  'a topic that no list names': (store) => topicStates(store, [entityIdFromStore(999_999n)]),
  'last messages of topics': async (store) => lastTopicMessages(store, [await named(store, 'topic_message', 'topic')]),
  'transactions that followed': (store) => transactionsAfter(store, lastOf(store) - 60_000_000_000n, lastOf(store), 5),
  'logs that followed': (store) => logsAfter(store, 0n, lastOf(store)),
  'transactions that took effect': (store) => judgedTransactionsOf(store, TYPE_ID.fileUpdate),
  'bytes of a transaction': (store) => transactionRaw(store, lastOf(store)),
  'transactions for subscribers': async (store) => transactionsAt(store, await newest(store)),
  'transactions to show subscribers': (store) => {
    const results = [RESPONSE_CODE.SUCCESS];
    return transactionPage(store, {
      tag: 'feeds:samples',
      types: [TYPE_ID.cryptoTransfer],
      results,
      order: 'desc',
      limit: 1,
    });
  },
  'transactions to export': (store) =>
    transactionPage(store, { tag: 'export', order: 'asc', limit: 5, after: (lastOf(store) - 1n) as ConsensusNs }),
  'balances of a time': async (store) => {
    const at = lastOf(store) - 1_000_000_000n;
    return [await balanceAt(store, entityIdFromStore(2n), at), await balanceAt(store, entityIdFromStore(1_001n), at)];
  },
  'balances of a token at both ends of a time': async (store) => {
    const [token, account] = [await named(store, 'token', 'id'), entityIdFromStore(1_001n)];
    const span = { first: 0n, last: lastOf(store) - 1_000_000_000n };
    return (await tokenBounds(store, account, entityIdFromStore(token), span)).change;
  },
  'batches that were begun': ({ client }) => batchesBegun(client, undefined),
  'the newest blocks': (store) => recentBlocks(store, PAGE).then((blocks) => blocks.map(({ number }) => number)),
  'how many blocks': blockTotals,
  'a block of a number': (store) => blockByNumber(store, 1n).then((block) => block?.fileName),
  'a block that there is not': (store) => blockByNumber(store, 999_999_999n),
  'a block of a hash': (store) => blockByHash(store, new Uint8Array(48)),
  'changes of a file': (store) => fileChanges(store, entityIdFromStore(112n), { ...PAGE, order: 'desc' }),
  'NFTs of a collection': async (store) => listNftsOfToken(store, await findCollection(store), PAGE),
  'newest serials': async (store) => newestSerials(store, [await findCollection(store)]),
  'NFTs of an owner': async (store) => listNftsOfOwner(store, await named(store, 'nft', 'owner'), PAGE),
  'NFTs of an owner in a token that nobody knows': (store) =>
    listNftsOfOwner(store, entityIdFromStore(999_999n), { ...PAGE, token: entityIdFromStore(999_998n) }),
  'newest NFTs of collections': async (store) =>
    readNewestNfts(store, [...(await tokensById(store, [await findCollection(store)])).values()], PAGE),
  'owners of an NFT': async (store) => nftHistory(store, await findCollection(store), 1n, PAGE),
  'payers of schedules': async (store) => schedulePayers(store, [await named(store, 'schedule', 'id')]),
  'a schedule': async (store) => scheduleState(store, await named(store, 'schedule', 'id')),
  'transactions of a kind of tokens': (store) => tokenTransactionTypes(store, allOf(store), 'FUNGIBLE_COMMON'),
  'collections that are active': (store) => activeCollections(store, { fromNs: 0n, toNs: lastOf(store) }, PAGE),
  'active collections behind the last': (store) =>
    activeCollections(store, { fromNs: 0n, toNs: lastOf(store) }, { limit: 5, offset: 1_000 }),
  'holders of a token': async (store) => holdersOfToken(store, await named(store, 'token', 'id'), PAGE),
  'accounts of a token': async (store) => {
    const relations = relationsOfToken(store, await named(store, 'token', 'id'), { order: 'desc' });
    const { value } = await relations.next();
    return value;
  },
  'fees of a token': async (store) => customFeeHistory(store, await named(store, 'token', 'id')),
  'what moved of a token': async (store) =>
    tokenValue(store, await named(store, 'token', 'id'), allOf(store), { unit: 'all' }),
  'code of contracts of genesis': (store) => contractBytecodes(store, GENESIS_NS),
  'a transaction of an instant': (store) =>
    transactionsByRef(store, { kind: 'consensusTime', consensusNs: (lastOf(store) - 1n) as ConsensusNs }),
  'a transaction of a hash': async (store) => [
    await transactionsByHash(store, new Uint8Array(48)),
    await transactionsByHash(store, new Uint8Array(32)),
    await transactionsByHashStart(store, new Uint8Array(32)),
  ],
  'children of a transaction': (store) => readChildren(store, lastOf(store)),
};
