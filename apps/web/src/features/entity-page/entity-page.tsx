import type { EntityOfRoute } from '@ledgerscope/contract/entity-of-route';
import type { SingleReply } from '@ledgerscope/contract/envelope';
import type { ReactNode } from 'react';
import type { Address } from '../../shared/api/address.ts';
import { entityQuery, isUnknown } from '../../shared/api/get-entity.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { PartlyReadPage } from '../../shared/ui/absent.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { OtherKind, otherKindQuery } from './other-kind.tsx';

interface EntityPageProps<Entity> {
  /** What it is, for titles and failures: `Account`. */
  readonly noun: string;
  /** The list that it belongs to, where there is one. */
  readonly list?: { readonly name: string; readonly href: string };
  /** As it is in the address. */
  readonly id: string;
  /** The call that brings it. */
  readonly address: Address<SingleReply<Entity>>;
  /** Shown beside the server's words where the name cannot name one. */
  readonly invalid: string;
  /** What an unknown one may be instead: the id itself by default; `unless` is what that is anyway. */
  readonly other?: { readonly id: string; readonly unless: EntityOfRoute['kind'] };
  /** Heads the page of an unknown one; `{noun} not found` by default. */
  readonly missing?: string;
  readonly children: (entity: Entity) => ReactNode;
}

/** Loads what a page is about, and shows each state of that: loading, there, unknown, failed. */
export function EntityPage<Entity>(props: EntityPageProps<Entity>) {
  const { data, error, refetch } = useReply(entityQuery(props.address));
  const { noun, id, list } = props;
  if (data !== undefined)
    return (
      <PartlyReadPage partly={isPartlyRead(data)}>
        <div className="wrap page">{props.children(data)}</div>
      </PartlyReadPage>
    );
  return (
    <div className="wrap page">
      {isUnknown(error) ? null : <PageTitle>{`${noun} ${id}`}</PageTitle>}
      <Breadcrumbs {...(list === undefined ? {} : { list })} here={id} />
      {error === null ? (
        <EntitySkeleton noun={noun} id={id} />
      ) : isUnknown(error) ? (
        <UnknownOrOther {...props} message={error.sentence} status={error.status} />
      ) : (
        <>
          <h1 className="break">
            {noun} <span className="mono">{id}</span>
          </h1>
          <LoadFailure error={error} retry={refetch} />
        </>
      )}
    </div>
  );
}

/** Whether its creation was not read: what is not there may have been set before. */
function isPartlyRead(entity: unknown): boolean {
  if (typeof entity !== 'object' || entity === null || !('knownFrom' in entity)) return false;
  return entity.knownFrom === 'CHANGES' || entity.knownFrom === 'MENTIONS';
}

function EntitySkeleton({ noun, id }: { noun: string; id: string }) {
  return (
    <div className="loading" aria-busy="true">
      <h1 className="sr-only">
        {noun} {id}
      </h1>
      <p className="sr-only" role="status">
        Loading...
      </p>
      <Skeleton height={18} width={180} style={{ marginTop: 4 }} />
      <Skeleton height={30} width="60%" style={{ margin: '6px 0 20px' }} />
      <div className="pair">
        <Skeleton height={330} />
        <Skeleton height={330} />
      </div>
      <Skeleton height={420} style={{ marginTop: 16 }} />
    </div>
  );
}

type UnknownProps<Entity> = EntityPageProps<Entity> & { readonly message: string; readonly status: number };

/** What is not known as what the page shows may be known as something else. */
function UnknownOrOther<Entity>(props: UnknownProps<Entity>) {
  const { noun, id, other, status } = props;
  const { data, isFetching } = useReply(otherKindQuery(other?.id ?? id, status === 404));
  if (data !== undefined && data !== null && data.kind !== other?.unless) return <OtherKind noun={noun} other={data} />;
  if (data === undefined && isFetching) return <EntitySkeleton noun={noun} id={id} />;
  return <Unknown {...props} />;
}

function Unknown<Entity>({ noun, invalid, missing = `${noun} not found`, message, status }: UnknownProps<Entity>) {
  return (
    <div className="lone-message" role="alert">
      <PageTitle>{`${noun} not found`}</PageTitle>
      <h1>{status === 400 ? invalid : missing}</h1>
      <p className="break">{message}</p>
      {status === 404 ? <p className="faint">Checking again every 10 seconds.</p> : null}
    </div>
  );
}
