import { ENTITY_CALLS, type TopicRow } from '@ledgerscope/contract';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { topicHref } from '../../shared/paths.ts';
import type { TableSpec } from '../../shared/table/table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ageColumn, numberColumn } from '../entity-page/columns.tsx';
import { TabList } from '../entity-page/tab-list.tsx';
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
  numberColumn('messages', 'Messages', (row) => row.numMessages, { width: '120px' }),
  ageColumn('created', 'Creation Date', (row) => row.createdDate, { sort: 'createdDate' }),
  { id: 'memo', heading: 'Memo', sort: 'memo', cell: (row) => <TextValue text={row.memo} what="memo" /> },
];

/** Topics that an account created. */
export function TopicsTab({ id }: { id: string }) {
  return (
    <TabList
      label="Topics"
      list={addressOf(ENTITY_CALLS.listTopics, {})}
      params={{ createdBy: id, facets: false }}
      spec={SPEC}
      columns={COLUMNS}
      exportList={{ name: 'topics' }}
      keyOf={(row) => row.topicID}
      rowHref={(row) => topicHref(row.topicID)}
    />
  );
}
