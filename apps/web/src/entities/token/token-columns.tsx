import type { TokenReply } from '@ledgerscope/contract/token';
import { isolatedText } from '@ledgerscope/ledger';
import type { Column } from '../../shared/ui/data-table.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { TokenAmount } from '../amount/amount.tsx';
import { numberColumn, timeColumn } from '../entity/columns.tsx';
import { EntityLink } from '../entity/entity-link.tsx';
import { MediaThumbnail } from '../nft/media-thumbnail.tsx';
import { ImitationBadge } from './imitation-badge.tsx';

const TYPES: Readonly<Record<TokenReply['tokenType'], string>> = {
  FUNGIBLE_COMMON: 'FUNGIBLE',
  NON_FUNGIBLE_UNIQUE: 'NON FUNGIBLE',
  UNKNOWN: 'Unknown',
};

const ID: Column<TokenReply> = {
  id: 'id',
  heading: 'ID',
  width: '210px',
  fixed: true,
  bare: true,
  cell: (token) => (
    <span className="with-thumb">
      <MediaThumbnail address={token.thumbnail} kind="token" />
      <span>
        <EntityLink kind="token" id={token.tokenId} />
        <ImitationBadge token={token} />
        {token.status === 'Deleted' ? <span className="badge bad tag">deleted</span> : null}
      </span>
    </span>
  ),
};

const TYPE: Column<TokenReply> = {
  id: 'type',
  heading: 'Type',
  width: '150px',
  cell: ({ tokenType }) => <span className="badge plain">{TYPES[tokenType]}</span>,
};

const FACTS: readonly Column<TokenReply>[] = [
  {
    id: 'name',
    heading: 'Name',
    sort: 'name',
    cell: ({ name, knownFrom }) => <NameText text={name} knownFrom={knownFrom} />,
  },
  {
    id: 'symbol',
    heading: 'Symbol',
    width: '140px',
    sort: 'symbol',
    cell: ({ symbol, knownFrom }) => <NameText text={symbol} knownFrom={knownFrom} />,
  },
  timeColumn('created', 'Created On', ({ createdOn }) => createdOn, { sort: 'createdOn' }),
  numberColumn('holders', 'Holders', ({ holders }) => holders, { width: '110px' }),
  {
    id: 'supply',
    heading: 'Total Supply',
    width: '230px',
    align: 'end',
    sort: 'totalSupply',
    cell: ({ totalSupply, decimals }) =>
      totalSupply === null ? <NotKnown /> : <TokenAmount units={totalSupply} decimals={decimals} symbol="" />,
  },
];

/** Columns of the lists of tokens of one type. */
export const TOKEN_COLUMNS: readonly Column<TokenReply>[] = [ID, ...FACTS];
/** Columns of a list that holds both types, as the search's. */
export const TYPED_TOKEN_COLUMNS: readonly Column<TokenReply>[] = [ID, TYPE, ...FACTS];

/** An empty text of a token whose creation was not read is unknown. */
function NameText({ text, knownFrom }: { text: string; knownFrom: TokenReply['knownFrom'] }) {
  if (text === '')
    return <span className="faint">{knownFrom === 'CHANGES' || knownFrom === 'MENTIONS' ? 'Unknown' : 'None'}</span>;
  return (
    <span className="one-line" data-tip={isolatedText(text)}>
      <LedgerText text={text} />
    </span>
  );
}
