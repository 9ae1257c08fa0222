import { numberCursor, placeCursor } from './cursor.ts';
import { type PageOptions, pageBehind } from './page-query.ts';
import { ENTITY, named, parameter, searchText, serialNumber, text } from './parameter.ts';
import { type QueryValue, query } from './query.ts';
import { time } from './time-query.ts';
import { entityTransactionQuery } from './transaction-list-query.ts';

/** Behind a row of a list that has several of one instant: `rows` of that instant were seen. */
export const rowCursor = placeCursor({ consensusNs: 'ns', rows: 'count' });
/** Behind the message of a topic, or the block, with this number. */
export const numberedCursor = numberCursor('ns');

const transferFilters = query(
  time,
  parameter(['transactionId', 'transactionID'], text, 'Only this transaction, in any of the accepted forms.'),
  parameter(['q', 'query'], searchText, 'A transaction ID, token ID or account ID.'),
  parameter(['tokenId', 'tokenID'], named, `Only this token: ${ENTITY}.`, 'token'),
  parameter(['accountId', 'accountID', 'account'], named, `Sender or receiver of the transfer: ${ENTITY}.`, 'account'),
);

/** A list of token transfers with so many rows where no number is given. */
export function tokenTransfersOf(options: PageOptions) {
  return query(pageBehind(rowCursor, ['consensusTime', 'transferTime'], options), transferFilters);
}

/** A list of token transfers. */
export const tokenTransferQuery = tokenTransfersOf({});
/** A list of the transfers of one token or contract. */
export const entityTokenTransferQuery = tokenTransfersOf({ deep: true });

/** A list of NFT transfers. */
export const nftTransferQuery = query(
  tokenTransferQuery,
  parameter('serialNumber', serialNumber(-1), 'Only this serial number.', 'serial'),
);

/** What a list of token or NFT transfers is asked for. */
export type TransferListRequest = QueryValue<typeof tokenTransferQuery> & { readonly serial?: bigint | undefined };

/** A list of contract calls: transactions, narrowed to calls. */
export const contractCallQuery = entityTransactionQuery;
export type ContractCallRequest = QueryValue<typeof contractCallQuery>;

/** A list of topic messages. */
export const topicMessageQuery = query(
  pageBehind(numberedCursor, ['consensusTime', 'topicSequenceNumber', 'sequenceNumber'], { deep: true }),
  time,
  parameter(['q', 'query'], searchText, 'Words in the message; * matches any characters in a word.'),
  parameter('submitter', text, `Only messages from this payer: ${ENTITY}.`),
);
export type TopicMessageRequest = QueryValue<typeof topicMessageQuery>;

/** A list of blocks. */
export const blockListQuery = query(pageBehind(numberedCursor, ['consensusTime', 'number', 'sequence']), time);
