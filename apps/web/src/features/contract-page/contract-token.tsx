import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractToken, Erc20HolderReply } from '@ledgerscope/contract/contract-entity';
import { queryOptions } from '@tanstack/react-query';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { useClassName } from '../../entities/entity/use-known-name.ts';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './contract-page.module.css';

const STANDARDS = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const;

function tokenQuery(id: string) {
  return queryOptions({
    queryKey: ['contract-token', id],
    queryFn: async ({ signal }) => (await fetchReply(addressOf(CONTRACT_CALLS.getContractToken, { id }), signal)).data,
    staleTime: 60_000,
  });
}

/** The token that a contract is; null where it is none, undefined while that is not known. */
export function useContractToken(id: string): ContractToken | null | undefined {
  return useReply(tokenQuery(id)).data;
}

/** What a contract says of the token that it is; nothing of other contracts. */
export function ContractTokenCard({ id }: { id: string }) {
  const token = useContractToken(id);
  const className = useClassName(id);
  if (!token) return null;
  const { standard, name, symbol, decimals } = token;
  return (
    <FactsCard id="token" title={`${STANDARDS[standard]} token`}>
      <Fact name="Name">{name === null ? null : <LedgerText text={name} />}</Fact>
      <Fact name="Symbol">{symbol === null ? null : <LedgerText text={symbol} />}</Fact>
      {standard === 'ERC20' ? <Fact name="Decimals">{decimals === null ? null : String(decimals)}</Fact> : null}
      {standard === 'ERC1155' ? null : (
        <Fact name="Total supply">
          <Supply token={token} />
        </Fact>
      )}
      {className === undefined ? null : (
        <Fact name="Contract class">
          <span className="mono break">
            <LedgerText text={className} />
          </span>
        </Fact>
      )}
    </FactsCard>
  );
}

function Supply({ token: { standard, totalSupply, decimals, symbol } }: { token: ContractToken }) {
  if (totalSupply === null) return null;
  if (standard === 'ERC721') return wholeText(totalSupply);
  return <TokenAmount units={BigInt(totalSupply)} decimals={decimals} symbol={symbol} />;
}

const SPEC: TableSpec = { prefix: 'holders', pageSize: ENTITY_PAGE_SIZE };

function holderColumns(token: ContractToken): readonly Column<Erc20HolderReply>[] {
  return [
    {
      id: 'holder',
      heading: 'Holder',
      fixed: true,
      cell: ({ accountID, address }) =>
        accountID === null ? <Hash hex={address} what="EVM address" /> : <EntityLink kind="account" id={accountID} />,
    },
    {
      id: 'balance',
      heading: 'Balance',
      align: 'end',
      cell: ({ balance }) =>
        balance === null ? (
          <span className="faint" data-tip="The logs show more sent than received.">
            Unknown
          </span>
        ) : (
          <TokenAmount units={BigInt(balance)} decimals={token.decimals} symbol={token.symbol} />
        ),
    },
  ];
}

/** Who holds the ERC-20 token that a contract is, by its logs. */
export function Erc20Holders({ id }: { id: string }) {
  const token = useContractToken(id);
  if (token === undefined) return <p className="empty muted">Loading...</p>;
  if (token?.standard !== 'ERC20') return <p className="empty muted">This contract is not an ERC-20 token.</p>;
  return (
    <>
      <p className={`${styles.holdersNote} muted small`}>
        Computed from the Transfer logs of the contract. Tokens moved without such a log, or before the first block
        stored here, are not included.
      </p>
      <TabList
        label="ERC-20 holders"
        list={addressOf(CONTRACT_CALLS.listErc20Holders, { id })}
        spec={SPEC}
        columns={holderColumns(token)}
        keyOf={({ address }) => address}
      />
    </>
  );
}
