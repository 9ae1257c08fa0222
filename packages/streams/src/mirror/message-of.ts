import type { ConsensusSubmitMessageTransactionBody } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';
import { maybe, topicId } from './ids.ts';
import type { MirrorReported } from './reported.ts';

type Submit = ConsensusSubmitMessageTransactionBody;

/** A message of a topic, with its place in a longer one. */
export function messageOf({ more, entity }: MirrorReported): Draft<Submit> {
  const message = more.object('message');
  const chunk = message?.object('chunk_info');
  return {
    topicID: maybe(entity, topicId),
    message: message?.base64('message') ?? new Uint8Array(0),
    chunkInfo: chunk === undefined ? undefined : chunkOf(chunk),
  };
}

function chunkOf(chunk: MirrorReply): Draft<Submit['chunkInfo']> {
  const first = chunk.object('initial_transaction_id');
  return {
    number: chunk.small('number'),
    total: chunk.small('total'),
    initialTransactionID:
      first === undefined
        ? undefined
        : {
            accountID: first.account('account_id'),
            transactionValidStart: first.instant('transaction_valid_start'),
            scheduled: first.flag('scheduled'),
            nonce: first.small('nonce'),
          },
  };
}
