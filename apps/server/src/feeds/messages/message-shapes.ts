import type { ParsedEvent, Transaction } from '@ledgerscope/contract';
import type { TransactionColumns } from '../../api/explorer/transaction/transaction-row-reply.ts';

/** What a subscription for transactions sends: the fields of the public API. */
export interface TransactionMessage
  extends TransactionColumns,
    Pick<Transaction, 'contractID' | 'functionParameters' | 'logInfo'> {
  /** Left out where no log could be read. */
  readonly parsedEvents?: readonly ParsedEvent[];
}

/** What a subscription for events sends. */
export interface EventMessage extends Pick<ParsedEvent, 'functionName' | 'functionType'> {
  readonly inputNames: readonly string[];
  readonly inputTypes: readonly string[];
  readonly inputValues: readonly string[];
  readonly transactionID: {
    readonly accountID: {
      readonly shardNum: number | string;
      readonly realmNum: number | string;
      readonly num: number | string;
    };
    readonly validStartDate: string;
  };
}

/** What a subscription for topics sends. */
export interface TopicMessage
  extends Pick<
    TransactionColumns,
    'transactionID' | 'readableTransactionID' | 'consensusTime' | 'status' | 'topicSequenceNumber'
  > {
  /** In hex. */
  readonly message: string;
  readonly topic: string;
  readonly topicRunningHash: string;
}
