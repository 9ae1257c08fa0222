import type { TopicRowReply } from '@ledgerscope/contract/topic';
import type { Column } from '../../shared/ui/data-table.tsx';
import { MemoText } from '../../shared/ui/memo-text.tsx';
import { accountColumn, numberColumn, timeColumn } from '../entity/columns.tsx';
import { EntityLink } from '../entity/entity-link.tsx';

/** Columns of a list of topics. */
export const TOPIC_COLUMNS: readonly Column<TopicRowReply>[] = [
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
  accountColumn('creator', 'CREATED BY', ({ createdBy }) => createdBy, { width: '160px', sort: 'createdBy' }),
  timeColumn('created', 'Creation Date', ({ createdDate }) => createdDate, { width: '200px', sort: 'createdDate' }),
  numberColumn('messages', 'Messages', ({ numMessages }) => numMessages, { width: '120px', sort: 'numMessages' }),
  { id: 'memo', heading: 'Memo', sort: 'memo', cell: ({ memo }) => <MemoText memo={memo} /> },
];
