import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractHolderReply, ContractToken } from '@ledgerscope/contract/contract-entity';
import { queryOptions } from '@tanstack/react-query';
import { TokenAmount } from '../../entities/amount/amount.tsx';
import { useClassName } from '../../entities/entity/use-known-name.ts';
import { ApprovalNote, ContractApprovals } from '../../entities/token/contract-approvals.tsx';
import { EvmParty } from '../../entities/token/evm-party.tsx';
import { ImitationBadge } from '../../entities/token/imitation-badge.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { TabList } from '../../shared/table/tab-list.tsx';
import { ENTITY_PAGE_SIZE, type TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
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
      <Fact name="Symbol">
        {symbol === null ? null : (
          <>
            <LedgerText text={symbol} /> <ImitationBadge token={{ name: name ?? '', symbol }} />
          </>
        )}
      </Fact>
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
const APPROVALS: TableSpec = { prefix: 'approvals', pageSize: ENTITY_PAGE_SIZE };

const HOLDER: Column<ContractHolderReply> = {
  id: 'holder',
  heading: 'Holder',
  fixed: true,
  cell: ({ accountID, address }) => <EvmParty id={accountID} address={address} />,
};

function holderColumns(token: ContractToken): readonly Column<ContractHolderReply>[] {
  const { standard } = token;
  const balance: Column<ContractHolderReply> = {
    id: 'balance',
    heading: { ERC20: 'Balance', ERC721: 'NFTs', ERC1155: 'Units of all token IDs' }[standard],
    align: 'end',
    cell: (row) => <Held row={row} token={token} />,
  };
  const ids: Column<ContractHolderReply> = {
    id: 'ids',
    heading: 'Token IDs',
    align: 'end',
    cell: ({ tokenIDs }) => (tokenIDs === null ? null : wholeText(tokenIDs)),
  };
  return standard === 'ERC1155' ? [HOLDER, ids, balance] : [HOLDER, balance];
}

function Held({ row: { balance }, token }: { row: ContractHolderReply; token: ContractToken }) {
  if (balance === null)
    return (
      <span className="faint" data-tip="The logs show more sent than received.">
        Unknown
      </span>
    );
  if (token.standard !== 'ERC20') return <span className="num">{wholeText(balance)}</span>;
  return <TokenAmount units={BigInt(balance)} decimals={token.decimals} symbol={token.symbol} />;
}

/** By what logs holders are counted, and what these do not tell. */
const HOLDER_NOTES = {
  ERC20:
    'Computed from the Transfer logs of the contract. Tokens moved without such a log, or before the first block stored here, are not included.',
  ERC721:
    'Computed from the Transfer logs of the contract: the receiver of the latest one owns the NFT. NFTs moved without such a log, or only before the first block stored here, are not included.',
  ERC1155:
    'Computed from the TransferSingle and TransferBatch logs of the contract. Units moved without such a log, or before the first block stored here, are not included.',
} as const;

/** Who holds the token that a contract is, by its logs. */
export function ContractHolders({ id }: { id: string }) {
  const token = useContractToken(id);
  if (token === undefined) return <p className="empty muted">Loading...</p>;
  if (token === null) return <p className="empty muted">This contract is not a token.</p>;
  return (
    <>
      <p className={`${styles.holdersNote} muted small`}>{HOLDER_NOTES[token.standard]}</p>
      <TabList
        label={`${STANDARDS[token.standard]} holders`}
        list={addressOf(CONTRACT_CALLS.listContractHolders, { id })}
        spec={SPEC}
        columns={holderColumns(token)}
        keyOf={({ address }) => address}
      />
    </>
  );
}

/** Who may spend of whom, by the logs of the token that a contract is. */
export function TokenApprovals({ id }: { id: string }) {
  return (
    <>
      <ApprovalNote />
      <ContractApprovals
        label="Token approvals"
        of="token"
        list={addressOf(CONTRACT_CALLS.listContractApprovals, { id })}
        spec={APPROVALS}
      />
    </>
  );
}
