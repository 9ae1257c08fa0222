import type { QueryOf, STREAM_CALLS } from '@ledgerscope/contract';
import { AbiError, readEventDeclaration } from '@ledgerscope/ledger/abi';
import { keccakHex } from '@ledgerscope/transactions/foreign-abi/keccak-hex';
import type { IndexableRule } from '@ledgerscope/transactions/match/rule-index';
import { ApiError } from '../api-error.ts';
import type { StreamRule } from './stream-matches.ts';

type Filters = IndexableRule['filters'];
type Asked<Name extends keyof typeof STREAM_CALLS> = QueryOf<(typeof STREAM_CALLS)[Name]>;

type AskedRule = Pick<IndexableRule, 'type' | 'transactionTypes' | 'abi' | 'filters'>;

/** What a stream of each call asks for, by the query of the call. */
export const RULES_OF_CALLS = {
  streamTransactions: ({ payer, sender, receiver, contract, memo, types }: Asked<'streamTransactions'>) => ({
    type: 'TRANSACTION' as const,
    transactionTypes: [...types],
    abi: undefined,
    filters: [
      ...filterOf('PAYER_ACCOUNT', payer),
      ...filterOf('SENDER_ACCOUNT', sender),
      ...filterOf('RECEIVER_ACCOUNT', receiver),
      ...filterOf('CONTRACT', contract),
      ...filterOf('MEMO', memo === undefined ? [] : [memo]),
    ],
  }),
  streamEvents: ({ event, contract }: Asked<'streamEvents'>) => {
    const { item, entry } = eventOf(event);
    const text = JSON.stringify([item]);
    return {
      type: 'EVENT' as const,
      transactionTypes: [],
      abi: { key: `stream ${text}`, text: async () => text },
      filters: [
        { type: 'FUNCTION_NAME' as const, values: [...contract], topics: [keccakHex(entry.signature)], sinceNs: 0n },
      ],
    };
  },
  streamMessages: ({ topic }: Asked<'streamMessages'>) => ({
    type: 'HCS_TOPIC' as const,
    transactionTypes: [],
    abi: undefined,
    filters: filterOf('TOPIC', topic),
  }),
} satisfies {
  readonly [Name in keyof typeof STREAM_CALLS]: (query: Asked<Name>) => AskedRule;
};

/** A stream's rule. @param id of the stream in this process */
export function streamRule(id: bigint, userId: bigint, asked: AskedRule): StreamRule {
  const shape = `${asked.type} ${asked.abi?.key ?? ''}`;
  return { id, userId, ...asked, shape, all: asked.filters.length === 0 };
}

function filterOf(type: Filters[number]['type'], values: readonly string[]): Filters {
  return values.length === 0 ? [] : [{ type, values: [...values], topics: [], sinceNs: 0n }];
}

/** @throws ApiError for a text that declares no event, or one that asks for more than an ABI may */
function eventOf(text: string): ReturnType<typeof readEventDeclaration> {
  try {
    return readEventDeclaration(text);
  } catch (error) {
    if (!(error instanceof AbiError)) throw error;
    throw new ApiError('invalid_parameter', '`event` must be a Solidity event declaration.', 'event');
  }
}
