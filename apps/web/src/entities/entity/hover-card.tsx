import type { Account } from '@ledgerscope/contract/account';
import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { Contract } from '@ledgerscope/contract/contract-entity';
import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { SingleReply } from '@ledgerscope/contract/envelope';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { Amount, TokenAmount } from '../amount/amount.tsx';
import type { LinkedEntityKind } from './entity-href.ts';
import { EntityIcon } from './entity-link.tsx';
import { roleOf } from './known-account.ts';

const FRESH_MS = 60_000;
function factsQuery<Value>(address: Address<SingleReply<Value>>) {
  return queryOptions({
    queryKey: ['card', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
    retry: false,
    refetchInterval: false,
  });
}

/** The key facts of an account, contract, topic or token. */
export function HoverCard({ kind, id }: { kind: LinkedEntityKind; id: string }) {
  const role = roleOf(kind, id);
  return (
    <>
      <p>
        <EntityIcon kind={kind} /> <b className="mono">{id}</b> <span className="muted">{role ?? kind}</span>
      </p>
      <Facts kind={kind} id={id} />
    </>
  );
}

function Facts({ kind, id }: { kind: LinkedEntityKind; id: string }) {
  if (kind === 'topic') return <TopicFacts id={id} />;
  return kind === 'token' ? <TokenFacts id={id} /> : <AccountLikeFacts kind={kind} id={id} />;
}

function TokenFacts({ id }: { id: string }) {
  const { data, error } = useReply(factsQuery(addressOf(TOKEN_CALLS.getToken, { id })));
  if (data === undefined) return <Waiting error={error} />;
  const { name, symbol, totalSupply, decimals, holders, treasury, status } = data;
  return (
    <dl>
      <Line name="Name">{name === '' ? 'None' : name}</Line>
      <Line name="Symbol">{symbol === '' ? 'None' : symbol}</Line>
      <Line name="Supply">
        {totalSupply === null ? 'Unknown' : <TokenAmount units={totalSupply} decimals={decimals} symbol="" />}
      </Line>
      <Line name="Holders">{holders === null ? 'Unknown' : wholeText(holders)}</Line>
      <Line name="Treasury">{treasury ?? 'Unknown'}</Line>
      {status === 'Deleted' ? <Line name="State">deleted</Line> : null}
    </dl>
  );
}

function AccountLikeFacts({ kind, id }: { kind: LinkedEntityKind; id: string }) {
  const address: Address<SingleReply<Account | Contract>> =
    kind === 'contract' ? addressOf(CONTRACT_CALLS.getContract, { id }) : addressOf(ACCOUNT_CALLS.getAccount, { id });
  const { data, error } = useReply(factsQuery(address));
  if (data === undefined) return <Waiting error={error} />;
  return (
    <dl>
      <Line name="Balance">{data.balance === null ? 'Unknown' : <Amount tinybars={data.balance} compact />}</Line>
      <Line name="Transactions, 30 days">{wholeText(data.numRecentTxns)}</Line>
      <Line name="Created">{data.createdOn === null ? 'Unknown' : formatInstant(data.createdOn)}</Line>
      <Line name="Memo">
        <LedgerText text={data.memo === '' ? 'None' : data.memo} />
      </Line>
      {data.deleted ? <Line name="State">deleted</Line> : null}
    </dl>
  );
}

function TopicFacts({ id }: { id: string }) {
  const { data, error } = useReply(factsQuery(addressOf(ENTITY_CALLS.getTopic, { id })));
  if (data === undefined) return <Waiting error={error} />;
  return (
    <dl>
      <Line name="Messages">{wholeText(data.numMessages)}</Line>
      <Line name="Newest">{data.lastMessageTime === null ? 'None' : formatInstant(data.lastMessageTime)}</Line>
      <Line name="Created by">{data.createdBy ?? 'Unknown'}</Line>
      <Line name="Memo">
        <LedgerText text={data.memo === '' ? 'None' : data.memo} />
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Waiting({ error }: { error: Error | null }) {
  if (error === null) return <p className="faint">Loading...</p>;
  const unknown = error instanceof FailedReply && error.status === 404;
  return <p className="faint">{unknown ? 'No data stored.' : error.message}</p>;
}
