import { SEARCH_CALLS, type Suggestion } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';

const NOUNS: Readonly<Partial<Record<Suggestion['kind'], string>>> = {
  account: 'an account',
  contract: 'a contract',
  token: 'a token',
  collection: 'a collection of NFTs',
  topic: 'a topic',
  schedule: 'a schedule',
  file: 'a file',
};

/** What an id is, whatever the page that it was given to. */
function kindQuery(id: string) {
  return queryOptions({
    queryKey: ['kind-of', id],
    queryFn: ({ signal }) => fetchReply(addressOf(SEARCH_CALLS.suggest, {}, { q: id }), signal),
    select: (reply) => reply.data.find(({ kind, exact }) => exact && NOUNS[kind] !== undefined),
  });
}

/** Says what an id is where the page of another kind was asked for it, and leads there. */
export function OtherKind({ id }: { id: string }) {
  const { data } = useReply(kindQuery(id));
  const noun = data === undefined ? undefined : NOUNS[data.kind];
  if (data === undefined || noun === undefined) return null;
  return (
    <p className="lone-message" role="status">
      <span className="mono">{data.id}</span> is {noun}.{' '}
      <Link className="button" to={data.link}>
        Open it as {noun}
      </Link>
    </p>
  );
}
