import { amount, type ParsedEvent, toAmount, transactionRowFields } from '@ledgerscope/contract';
import { arrayOf, entityId, instant, object, text, whole } from '@ledgerscope/contract/schemas';
import {
  type ConsensusNs,
  formatIso,
  formatReadableTransactionId,
  type TransactionId,
  unpackEntityId,
} from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';

const IdOfEvent = object('Transaction ID, in parts.', {
  accountID: object('Payer account.', {
    shardNum: amount('Shard.'),
    realmNum: amount('Realm.'),
    num: amount('Number.'),
  }),
  validStartDate: instant('Valid start.'),
});

/** What a subscription or a stream for events sends. */
export const EventMessage = object('A message of a subscription or a stream for events.', {
  functionName: text('Event name.'),
  functionType: Type.Literal('event', { description: 'Always "event".' }),
  inputNames: arrayOf(text('Name, or position if the ABI has none.'), 'Parameter names.'),
  inputTypes: arrayOf(text('Solidity type.'), 'Their types.'),
  inputValues: arrayOf(text('Value as text; the address of a known entity as shard.realm.num.'), 'Their values.'),
  transactionID: IdOfEvent,
  readableTransactionID: transactionRowFields.readableTransactionID,
  consensusTime: transactionRowFields.consensusTime,
  contract: entityId('Contract that emitted the log.'),
  logIndex: whole('Position of the log among the logs of the transaction, from 0.'),
});
export type EventMessage = Static<typeof EventMessage>;

/** What an event message is made from. */
export interface EventParts {
  readonly event: ParsedEvent;
  /** Id of the transaction that wrote the log. */
  readonly transaction: TransactionId;
  readonly consensusNs: ConsensusNs;
}

/** Names the event, and the log that it is: contract, transaction, consensus time and index. */
export function eventMessage({ event, transaction, consensusNs }: EventParts): EventMessage {
  const { shard, realm, num } = unpackEntityId(transaction.payer);
  return {
    functionName: event.functionName,
    functionType: event.functionType,
    inputNames: event.inputNames,
    inputTypes: event.inputTypes,
    inputValues: event.inputValues,
    transactionID: {
      accountID: { shardNum: toAmount(shard), realmNum: toAmount(realm), num: toAmount(num) },
      validStartDate: formatIso(transaction.validStartNs),
    },
    readableTransactionID: formatReadableTransactionId(transaction),
    consensusTime: formatIso(consensusNs),
    contract: event.contractID,
    logIndex: event.index,
  };
}
