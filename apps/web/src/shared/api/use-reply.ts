import { hashKey, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What is known of a call's reply. */
export interface ReplyState<Data> {
  /** Undefined while there is none. */
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** True where `data` is that of an earlier call. */
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** A call's reply. A failure stays until there is an answer, also while the call is made again. */
export function useReply<Reply, Data = Reply, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Reply, Error, Data, Key>,
): ReplyState<Data> {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(options);
  const isWaiting = isFetching && (data === undefined || isPlaceholderData);
  const shown = useLastFailure(hashKey(options.queryKey), error, isWaiting);
  return { data, error: shown, isFetching, isPlaceholderData, dataUpdatedAt, refetch };
}

/** The failure of a call, or of its last attempt while it waits for the answer of the next; `key` names the call. */
export function useLastFailure(key: string, error: Error | null, isWaiting: boolean): Error | null {
  const [last, setLast] = useState({ key, error });
  const next = isWaiting && last.key === key ? last.error : error;
  if (last.key !== key || last.error !== next) setLast({ key, error: next });
  return next;
}
