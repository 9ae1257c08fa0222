import {
  type Block,
  type BlockRow as BlockRowReply,
  type ListReply,
  parseBlockListQuery,
  parseTransactionListQuery,
  type RawQuery,
  toAmount,
} from '@ledgerscope/contract';
import { consensusNsOf } from '@ledgerscope/ledger';
import {
  type BlockRow,
  blockByHash,
  blockByNumber,
  blocksAt,
  countBlocks,
  listBlocks,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { timeSpan } from '../time-span.ts';
import { proofReply } from '../transaction/proof-reply.ts';
import { transactionListReply } from '../transaction/transaction-list-reply.ts';
import { hexText, instantText } from '../values.ts';

const NUMBER = /^\d{1,18}$/;
const HASH = /^(?:0x)?([0-9a-fA-F]{96})$/;

/** Blocks, one block with its proof, and its transactions. */
export function addBlockRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/blocks', BY_HEAD, async (request) => blockList(context, request.query as RawQuery));
  app.get('/api/blocks/:id', BY_HEAD, async (request) => ({
    data: await blockReply(context, await requested(context, request)),
  }));
  app.get('/api/blocks/:id/transactions', BY_HEAD, async (request) => {
    const block = await requested(context, request);
    const query = request.query as RawQuery;
    // A block is read from its start, unless the reader says otherwise.
    const order = query.order === undefined && query.sortBy === undefined ? { order: 'asc' } : {};
    const asked = accepted(parseTransactionListQuery({ ...query, ...order }));
    const startNs = consensusNsOf(block.firstNs);
    const endNs = consensusNsOf(block.lastNs + 1n);
    return transactionListReply(context, { ...asked, period: undefined, startNs, endNs }, { facets: false });
  });
}

function requested(context: ApiContext, request: FastifyRequest): Promise<BlockRow> {
  return blockNamed(context, (request.params as { id: string }).id);
}

/**
 * The block of this number or hash.
 * @throws ApiError for a name that is neither, or of no stored block
 */
export async function blockNamed({ store }: ApiContext, id: string): Promise<BlockRow> {
  const hash = HASH.exec(id)?.[1];
  if (hash === undefined && !NUMBER.test(id)) {
    const message = 'Path parameter id has to be a block number, a block hash or a file hash (96 hex digits).';
    throw new ApiError('invalid_parameter', message, 'id');
  }
  const block = await (hash === undefined
    ? blockByNumber(store, BigInt(id))
    : blockByHash(store, Buffer.from(hash, 'hex')));
  if (block !== undefined) return block;
  throw new ApiError('not_found', 'The requested block was not found.');
}

async function blockList({ store }: ApiContext, query: RawQuery): Promise<ListReply<BlockRowReply>> {
  const request = accepted(parseBlockListQuery(query));
  const { limit, offset, order, after } = request;
  const span = timeSpan(store, request);
  const [found, total] = await Promise.all([
    limit === 0 ? [] : listBlocks(store, { ...span, order, limit: limit + 1, offset, after }),
    countBlocks(store, span),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    data: rows.map(blockRowReply),
    totalCount: Number(total),
    size: rows.length,
    next: last !== undefined && found.length > limit ? last.sequence.toString() : null,
  };
}

async function blockReply({ store }: ApiContext, block: BlockRow): Promise<Block> {
  const [before, after] = [block.sequence - 1n, block.sequence + 1n];
  const beside = await blocksAt(store, [before, after]);
  return {
    ...blockRowReply(block),
    previousNumber: numberOf(beside.get(before)),
    nextNumber: numberOf(beside.get(after)),
    proof: proofReply(block),
  };
}

/** The name that the block's own page goes by. */
function numberOf(block: BlockRow | undefined) {
  return block === undefined ? null : toAmount(block.number ?? block.sequence);
}

/** A block as lists show it. */
export function blockRowReply(block: BlockRow): BlockRowReply {
  return {
    sequence: toAmount(block.sequence),
    number: block.number === null ? null : toAmount(block.number),
    hash: hexText(block.hash),
    previousHash: hexText(block.previousHash),
    fileName: block.fileName,
    consensusStart: instantText(block.firstNs),
    consensusEnd: instantText(block.lastNs),
    transactionCount: block.transactions,
    gasUsed: toAmount(block.gasUsed),
    sizeBytes: block.sizeBytes,
    format: block.format,
    proven: block.proof,
    signatureCount: block.signedAccounts.length,
    gapBefore: block.gapBefore === 1,
  };
}
