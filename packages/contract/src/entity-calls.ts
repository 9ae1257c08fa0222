import type { Static } from 'typebox';
import { BlockProofReply, CutoverReply, KeyStep, UnknownField } from './block-proof.ts';
import { call, pathText } from './call.ts';
import { fileUpdateQuery, topicListQuery } from './entity-list-query.ts';
import { listOf, singleOf } from './envelope.ts';
import { FileUpdate, LedgerFile } from './file.ts';
import { blockListQuery, topicMessageQuery } from './list-queries.ts';
import { ListedBlockReply, TopicMessageReply } from './list-rows.ts';
import { entityPath } from './path-parameters.ts';
import { Schedule } from './schedule.ts';
import { arrayOf, object, orNull } from './schemas.ts';
import { Topic, TopicRowReply } from './topic.ts';
import { DECODED, HISTORY_LIMITED, TransactionList } from './transaction-calls.ts';
import { transactionListOf } from './transaction-list-query.ts';

export const Block = object('A block and its proof.', {
  ...ListedBlockReply.properties,
  previousNumber: ListedBlockReply.properties.number,
  nextNumber: ListedBlockReply.properties.number,
  proof: BlockProofReply,
  cutover: orNull(CutoverReply, 'Set on the two blocks at the cutover; null for all others.'),
  unknownFields: arrayOf(UnknownField, 'Unknown fields in the block; their values are skipped.'),
  keyChain: arrayOf(
    KeyStep,
    'List the keys up to the key of a block verified with a handed-over key, oldest first, starting with the key linked to the ledger ID or pinned by the operator. Returns the latest 100 keys; empty for all other blocks.',
  ),
});
export type Block = Static<typeof Block>;

/** Topics, files and schedules. */
export const ENTITY_CALLS = {
  listTopics: call({
    path: '/api/topics',
    summary: 'Topics, newest first.',
    tag: 'topics',
    query: topicListQuery,
    reply: listOf(TopicRowReply, 'A page of topics.'),
  }),
  getTopic: call({
    path: '/api/topics/{id}',
    summary: 'One topic with all known details.',
    tag: 'topics',
    params: entityPath('Topic'),
    reply: singleOf(Topic, 'One topic.'),
  }),
  listTopicMessages: call({
    path: '/api/topics/{id}/messages',
    summary: 'Topic messages, newest first.',
    tag: 'topics',
    params: entityPath('Topic'),
    query: topicMessageQuery,
    reply: listOf(TopicMessageReply, 'A page of topic messages.'),
    errors: HISTORY_LIMITED,
  }),
  getFile: call({
    path: '/api/files/{id}',
    summary: 'One file with its contents.',
    tag: 'files',
    params: entityPath('File'),
    reply: singleOf(LedgerFile, 'One file.'),
  }),
  listFileUpdates: call({
    path: '/api/files/{id}/updates',
    summary: 'Changes of a file, newest first.',
    tag: 'files',
    params: entityPath('File'),
    query: fileUpdateQuery,
    reply: listOf(FileUpdate, 'A page of changes.'),
  }),
  getSchedule: call({
    path: '/api/schedules/{id}',
    summary: 'One schedule with all known details.',
    tag: 'schedules',
    params: entityPath('Schedule'),
    reply: singleOf(Schedule, 'One schedule.'),
  }),
};

const blockPath = {
  id: pathText('Block number, block hash or file hash (96 hex digits, or 64 for SHA-256).', '82041573'),
};

/** Blocks: the list, one block, and its transactions. */
export const BLOCK_CALLS = {
  listBlocks: call({
    path: '/api/blocks',
    summary: 'Blocks (stream files), newest first.',
    tag: 'blocks',
    query: blockListQuery,
    reply: listOf(ListedBlockReply, 'A page of blocks.'),
  }),
  getBlock: call({
    path: '/api/blocks/{id}',
    summary: 'One block with its proof.',
    tag: 'blocks',
    params: blockPath,
    reply: singleOf(Block, 'One block.'),
  }),
  listBlockTransactions: call({
    path: '/api/blocks/{id}/transactions',
    summary: 'Block transactions, in order.',
    tag: 'blocks',
    params: blockPath,
    // A block is read from its start.
    query: transactionListOf({ order: 'asc' }),
    reply: TransactionList,
    dependsOn: DECODED,
  }),
};
