import type { TopicRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { MemoText } from './memo-text.tsx';

/** Columns of a list of topics. */
export const TOPIC_COLUMNS: readonly Column<TopicRow>[] = [
  {
    id: 'id',
    heading: 'ID',
    width: '226px',
    sort: 'id',
    fixed: true,
    bare: true,
    cell: (row) => (
      <>
        <EntityLink kind="topic" id={row.topicID} icon />
        {row.deleted ? <span className="badge bad tag">deleted</span> : null}
      </>
    ),
  },
  {
    id: 'creator',
    heading: 'CREATED BY',
    width: '160px',
    sort: 'createdBy',
    cell: ({ createdBy }) =>
      createdBy === null ? <span className="faint">N/A</span> : <EntityLink kind="account" id={createdBy} />,
  },
  {
    id: 'created',
    heading: 'Creation Date',
    width: '200px',
    sort: 'createdDate',
    cell: ({ createdDate }) =>
      createdDate === null ? <span className="faint">N/A</span> : <Timestamp iso={createdDate} />,
  },
  {
    id: 'messages',
    heading: 'Messages',
    width: '120px',
    align: 'end',
    sort: 'numMessages',
    cell: ({ numMessages }) => <span className="num">{wholeText(numMessages)}</span>,
  },
  { id: 'memo', heading: 'Memo', sort: 'memo', cell: ({ memo }) => <MemoText memo={memo} /> },
];
