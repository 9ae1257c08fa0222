import { ENTITY_CALLS, type TopicRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { topicHref } from '../../shared/paths.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { TextValue } from '../entity-page/text-value.tsx';

const SPEC: TableSpec = { prefix: 'topics', sort: 'createdDate', sortable: ['createdDate', 'memo'] };

const COLUMNS: readonly Column<TopicRow>[] = [
  {
    id: 'topic',
    heading: 'ID',
    width: '150px',
    fixed: true,
    cell: (row) => <EntityLink kind="topic" id={row.topicID} copy />,
  },
  {
    id: 'messages',
    heading: 'Messages',
    width: '120px',
    align: 'end',
    cell: (row) => <span className="num">{wholeText(row.numMessages)}</span>,
  },
  {
    id: 'created',
    heading: 'Creation Date',
    width: '190px',
    sort: 'createdDate',
    cell: (row) =>
      row.createdDate === null ? <span className="faint">N/A</span> : <Timestamp iso={row.createdDate} age />,
  },
  { id: 'memo', heading: 'Memo', sort: 'memo', cell: (row) => <TextValue text={row.memo} what="memo" /> },
];

/** Topics that an account created. */
export function TopicsTab({ id }: { id: string }) {
  const table = useTableState(SPEC);
  return (
    <ListTable
      label="Topics"
      heading={null}
      list={addressOf(ENTITY_CALLS.listTopics, {})}
      params={{ createdBy: id, facets: false }}
      table={table}
      columns={COLUMNS}
      exportList={{ name: 'topics' }}
      keyOf={(row) => row.topicID}
      rowHref={(row) => topicHref(row.topicID)}
      flush
    />
  );
}
