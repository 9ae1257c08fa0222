import { type EntityOfRoute, entityOfRoute } from '@ledgerscope/contract/entity-of-route';
import { SEARCH_CALLS } from '@ledgerscope/contract/search-calls';
import { queryOptions } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** An id or address of the ledger, which names only one thing. */
const LEDGER_NAME = /^(?:\d+\.\d+\.\d+|0x[\da-f]{40})$/i;

/** What an id is, whatever the page that it was given to; null where it is nothing that is known. */
export function otherKindQuery(id: string, isUnknown: boolean) {
  return queryOptions({
    queryKey: ['kind-of', id],
    enabled: isUnknown && LEDGER_NAME.test(id),
    queryFn: ({ signal }) => fetchReply(addressOf(SEARCH_CALLS.routeSearch, {}, { q: id }), signal),
    select: (reply) => entityOfRoute(reply.data) ?? null,
  });
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Says what an id is where the page of another kind was asked for it, and leads there. */
export function OtherKind({ noun, other }: { noun: string; other: EntityOfRoute }) {
  return (
    <div className="lone-message" role="alert">
      <PageTitle>{`${other.id} is ${other.noun}`}</PageTitle>
      <h1>
        <span className="mono">{other.id}</span> is {other.noun}
      </h1>
      <p>This ID is not {noun === 'NFT' ? 'an NFT' : withArticle(noun.toLowerCase())}.</p>
      <Link className="button primary" to={other.link}>
        Open the {other.noun.replace(/^an? /, '')} page
      </Link>
    </div>
  );
}
