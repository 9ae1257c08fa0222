import type { ListedBlockReply } from '@ledgerscope/contract/list-rows';
import { countWithNoun } from '@ledgerscope/ledger';
import { numberColumn } from '../../entities/entity/columns.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

/** Columns of the list of blocks. */
export const BLOCK_COLUMNS: readonly Column<ListedBlockReply>[] = [
  {
    id: 'number',
    heading: 'Block',
    width: '150px',
    sort: 'number',
    fixed: true,
    bare: true,
    cell: (block) => <EntityLink kind="block" id={blockRef(block)} name={blockName(block)} icon />,
  },
  {
    id: 'end',
    heading: 'When',
    width: '220px',
    height: 58,
    cell: ({ consensusEnd }) => <Timestamp iso={consensusEnd} age seconds />,
  },
  numberColumn('transactions', 'Transactions', ({ transactionCount }) => transactionCount, { width: '130px' }),
  numberColumn('gas', 'Gas used', ({ gasUsed }) => gasUsed, { width: '130px' }),
  numberColumn('size', 'Bytes', ({ sizeBytes }) => sizeBytes, { width: '100px' }),
  { id: 'proof', heading: 'Proof', width: '190px', cell: (block) => <Proof block={block} /> },
  { id: 'hash', heading: 'Hash', cell: ({ hash }) => <Hash hex={hash} what="the block hash" /> },
];

/** How the API names the block: by number, or by hash where its files state none. */
export function blockRef({ number, hash }: ListedBlockReply): string {
  return number === null ? hash : String(number);
}

/** How a block without signatures of single nodes is believed. */
const PROOF_NAMES: Readonly<Record<string, string>> = {
  threshold: 'threshold signature',
  unsigned: 'unsigned',
  unverified: 'not verified',
  mirror: 'mirror node, unverified',
};

function blockName({ number }: ListedBlockReply): string | null {
  return number === null ? null : wholeText(number);
}

function Proof({ block: { proven, signatureCount, gapBefore } }: { block: ListedBlockReply }) {
  const good = proven === 'signatures' || proven === 'threshold';
  return (
    <>
      <span className={good ? 'badge good' : 'badge warn'}>
        {proven === 'signatures' ? `${countWithNoun(signatureCount, 'node')} signed` : (PROOF_NAMES[proven] ?? proven)}
      </span>
      {gapBefore ? (
        <span className="badge warn tag" data-tip="Earlier blocks are missing">
          gap before
        </span>
      ) : null}
    </>
  );
}
