import type { QueryOf, STREAM_CALLS } from '@ledgerscope/contract';
import type { SubscriptionRule } from '@ledgerscope/portal-store';
import { type AbiEvent, parseAbiItem, toEventSelector } from 'viem';
import { ApiError } from '../api-error.ts';
import type { StreamRule } from './stream-matches.ts';

type Filters = SubscriptionRule['filters'];
type Asked<Name extends keyof typeof STREAM_CALLS> = QueryOf<(typeof STREAM_CALLS)[Name]>;

/** What a stream of each call asks for, by the query of the call. */
export const RULES_OF_CALLS = {
  streamTransactions: ({ payer, sender, receiver, contract, memo, types }: Asked<'streamTransactions'>) => ({
    ...{ type: 'TRANSACTION' as const, transactionTypes: [...types], abi: null },
    filters: [
      ...filterOf('PAYER_ACCOUNT', payer),
      ...filterOf('SENDER_ACCOUNT', sender),
      ...filterOf('RECEIVER_ACCOUNT', receiver),
      ...filterOf('CONTRACT', contract),
      ...filterOf('MEMO', memo === undefined ? [] : [memo]),
    ],
  }),
  streamEvents: ({ event, contract }: Asked<'streamEvents'>) => {
    const declared = eventOf(event);
    const signatures = [toEventSelector(declared)];
    return {
      ...{ type: 'EVENT' as const, transactionTypes: [], abi: [declared] },
      filters: [{ type: 'FUNCTION_NAME' as const, values: [...contract], signatures, sinceNs: 0n }],
    };
  },
  streamMessages: ({ topic }: Asked<'streamMessages'>) => ({
    ...{ type: 'HCS_TOPIC' as const, transactionTypes: [], abi: null },
    filters: filterOf('TOPIC', topic),
  }),
} satisfies {
  readonly [Name in keyof typeof STREAM_CALLS]: (
    query: Asked<Name>,
  ) => Pick<SubscriptionRule, 'type' | 'transactionTypes' | 'abi' | 'filters'>;
};

/** A stream's rule. @param id of the stream in this process */
export function streamRule(
  id: bigint,
  userId: bigint,
  asked: Pick<SubscriptionRule, 'type' | 'transactionTypes' | 'abi' | 'filters'>,
): StreamRule {
  const shape = `${asked.type} ${JSON.stringify(asked.abi)}`;
  return { id, userId, ...asked, shape, all: asked.filters.length === 0 };
}

function filterOf(type: Filters[number]['type'], values: readonly string[]): Filters {
  return values.length === 0 ? [] : [{ type, values: [...values], signatures: [], sinceNs: 0n }];
}

/** @throws ApiError for a text that declares no event */
function eventOf(text: string): AbiEvent {
  const declaration = text
    .trim()
    .replace(/^event\s+/, '')
    .replace(/;$/, '');
  try {
    const item = parseAbiItem(`event ${declaration}`) as { readonly type: string };
    if (item.type === 'event') return item as AbiEvent;
  } catch {
    // It is said below what would do.
  }
  throw new ApiError('invalid_parameter', 'Query parameter event has to declare an event of Solidity.', 'event');
}
