import {
  type Block,
  type ListedBlockReply as BlockRowReply,
  type CutoverReply,
  numberedCursor,
  toAmount,
} from '@ledgerscope/contract';
import { consensusNsOf, hexText } from '@ledgerscope/ledger';
import {
  type BlockRow,
  blockByHash,
  blockByNumber,
  blocksAt,
  countBlocks,
  listBlocks,
  unknownFieldsOfBlock,
} from '@ledgerscope/ledger-store';
import { instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { by, listReply, pageToRead } from '../list-page.ts';
import { timeSpan } from '../time-span.ts';
import { proofReply } from '../transaction/proof-reply.ts';
import { transactionListReply } from '../transaction/transaction-list-reply.ts';
import { keyChainReply } from './key-chain-reply.ts';

const BLOCK_STREAM = 'block';
const NUMBER = /^\d{1,18}$/;
const HASH = /^(?:0x)?([0-9a-fA-F]{96}|[0-9a-fA-F]{64})$/;

/** Blocks, one block with its proof, and its transactions. */
export const BLOCK_HANDLERS = {
  listBlocks: async ({ context: { snapshot }, query }) => {
    const span = timeSpan(snapshot, query);
    const [rows, totalCount] = await Promise.all([
      query.limit === 0 ? [] : listBlocks(snapshot, { ...span, ...pageToRead(query) }),
      countBlocks(snapshot, span),
    ]);
    const replies = (blocks: readonly BlockRow[]) => blocks.map(blockRowReply);
    return listReply(numberedCursor, query, { rows, totalCount }, replies, by('sequence'));
  },
  getBlock: async ({ context, path }) => ({ data: await blockReply(context, await blockNamed(context, path.id)) }),
  listBlockTransactions: async ({ context, path, query }) => {
    const block = await blockNamed(context, path.id);
    const startNs = consensusNsOf(block.firstNs);
    const endNs = consensusNsOf(block.lastNs + 1n);
    return transactionListReply(context, { ...query, period: undefined, startNs, endNs }, { facets: false });
  },
} satisfies Partial<Handlers>;

/**
 * The block of this number or hash.
 * @throws ApiError for a name that is neither, or of no stored block
 */
export async function blockNamed({ snapshot }: ApiContext, id: string): Promise<BlockRow> {
  const hash = HASH.exec(id)?.[1];
  if (hash === undefined && !NUMBER.test(id)) {
    const message = 'Path parameter id must be a block number, a block hash or a file hash (96 or 64 hex digits).';
    throw new ApiError('invalid_parameter', message, 'id');
  }
  const block = await (hash === undefined
    ? blockByNumber(snapshot, BigInt(id))
    : blockByHash(snapshot, Buffer.from(hash, 'hex')));
  if (block !== undefined) return block;
  throw new ApiError('not_found', 'The requested block was not found.');
}

async function blockReply({ snapshot }: ApiContext, block: BlockRow): Promise<Block> {
  const [before, after] = [block.sequence - 1n, block.sequence + 1n];
  const [beside, unknown, keyChain] = await Promise.all([
    blocksAt(snapshot, [before, after]),
    unknownFieldsOfBlock(snapshot, block.sequence),
    keyChainReply(snapshot, block),
  ]);
  return {
    ...blockRowReply(block),
    previousNumber: numberOf(beside.get(before)),
    nextNumber: numberOf(beside.get(after)),
    proof: proofReply(block),
    cutover: cutoverOf(beside.get(before), block) ?? cutoverOf(block, beside.get(after)) ?? null,
    unknownFields: unknown.map(({ path, fields, place }) => ({ path, count: fields, place })),
    keyChain,
  };
}

/** Of the last record file and the first block of the block stream behind it; undefined for any other two. */
function cutoverOf(last: BlockRow | undefined, first: BlockRow | undefined): CutoverReply | undefined {
  if (last === undefined || first === undefined || first.gapBefore === 1) return undefined;
  if (last.format === BLOCK_STREAM || first.format !== BLOCK_STREAM) return undefined;
  return {
    lastNumber: amountOrNull(last.number),
    lastHash: hexText(last.hash),
    wrappedRoot: hexText(first.previousHash),
    recomputed: first.cutoverLink === 'recomputed',
    firstNumber: amountOrNull(first.number),
  };
}

function amountOrNull(number: bigint | null) {
  return number === null ? null : toAmount(number);
}

/** The name that the block's own page goes by. */
function numberOf(block: BlockRow | undefined) {
  return block === undefined ? null : toAmount(block.number ?? block.sequence);
}

/** A block as lists show it. */
export function blockRowReply(block: BlockRow): BlockRowReply {
  return {
    sequence: toAmount(block.sequence),
    number: amountOrNull(block.number),
    hash: hexText(block.hash),
    previousHash: hexText(block.previousHash),
    fileName: block.fileName,
    consensusStart: instantText(block.firstNs),
    consensusEnd: instantText(block.lastNs),
    transactionCount: block.transactions,
    nodeTransactionCount: block.nodeTransactions,
    gasUsed: toAmount(block.gasUsed),
    sizeBytes: block.sizeBytes,
    format: block.format,
    proven: block.proof,
    signatureCount: block.signedAccounts.length,
    gapBefore: block.gapBefore === 1,
  };
}
