import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { TopicRowReply } from '@ledgerscope/contract/topic';
import { FilterBox } from '../entities/filter/filter-box.tsx';
import { TOPIC_COLUMNS } from '../entities/topic/topic-columns.tsx';
import { ListPage } from '../features/lists/list-page.tsx';
import { addressOf } from '../shared/api/address.ts';
import { topicHref } from '../shared/paths.ts';
import { ListTable } from '../shared/table/list-table.tsx';
import type { TableSpec } from '../shared/table/table-state.ts';
import { useTableState } from '../shared/table/use-table-state.ts';

const SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['createdDate', 'id', 'createdBy', 'numMessages', 'memo'],
  sort: 'createdDate',
  filters: ['q'],
};

/** Every topic that is known, newest first. */
export function Component() {
  const table = useTableState(SPEC);
  return (
    <ListPage title="Topics" sentence="Topics on the consensus service (HCS).">
      <ListTable<TopicRowReply>
        label="Topics"
        list={addressOf(ENTITY_CALLS.listTopics, {})}
        params={{ facets: false }}
        table={table}
        exportList={{ name: 'topics' }}
        columns={TOPIC_COLUMNS}
        keyOf={(row) => row.topicID}
        rowHref={(row) => topicHref(row.topicID)}
        tools={<FilterBox table={table} label="Filter topics" hint="ID or memo" />}
      />
    </ListPage>
  );
}
