import { ENTITY_CALLS } from '@ledgerscope/contract/entity-calls';
import type { TopicMessageReply } from '@ledgerscope/contract/list-rows';
import type { Topic } from '@ledgerscope/contract/topic';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { accountColumn, ageColumn } from '../../entities/entity/columns.tsx';
import { FilterBox } from '../../entities/filter/filter-box.tsx';
import { messageJson } from '../../entities/topic/message-json.ts';
import { RunningHashMark } from '../../entities/topic/running-hash-mark.tsx';
import { transactionAtHref } from '../../entities/transaction/transaction-href.ts';
import { addressOf } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { cutMiddle } from '../../shared/format/cut.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { listTableQuery } from '../../shared/table/get-list.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { TableSpec } from '../../shared/table/table-state.ts';
import { TIME_FILTERS } from '../../shared/table/time-filter.tsx';
import { useTableState } from '../../shared/table/use-table-state.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { MarkedText } from '../../shared/ui/marked-text.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { messageSearch } from './message-search.ts';

const SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['topicSequenceNumber'],
  sort: 'topicSequenceNumber',
  filters: ['q', 'submitter', ...TIME_FILTERS],
};
const TAIL_MS = 3_000;
const TEXT_LENGTH = 90;

const COLUMNS: readonly Column<TopicMessageReply>[] = [
  {
    id: 'number',
    heading: 'Sequence no.',
    width: '130px',
    sort: 'topicSequenceNumber',
    fixed: true,
    cell: (row) => <NumberLink row={row} />,
  },
  { id: 'what', heading: 'Message', bare: true, cell: (row) => <Preview row={row} /> },
  accountColumn('submitter', 'Submitted by', (row) => row.submitter, { width: '130px' }),
  ageColumn('when', 'When', (row) => row.consensusTime, { width: '180px' }),
  { id: 'hash', heading: 'Running hash', width: '130px', cell: (row) => <RunningHashMark message={row} /> },
  {
    id: 'transaction',
    heading: 'Transaction',
    width: '190px',
    cell: (row) => (
      <Link
        className="mono row-link nowrap"
        to={transactionAtHref(row.consensusTime)}
        data-tip={row.readableTransactionID}
      >
        {cutMiddle(row.readableTransactionID, 10, 8)}
      </Link>
    ),
  },
];

/** The messages of a topic, newest first, with search inside them; new ones come in by themselves on the first page. */
export function MessageTable({ topic }: { topic: Topic }) {
  const table = useTableState(SPEC);
  const list = addressOf(ENTITY_CALLS.listTopicMessages, { id: topic.topicID });
  const { page, order, filters } = table.state;
  const atHead = page === 1 && order === 'desc' && Object.keys(filters).length === 0;
  const [tail, setTail] = useState(true);
  // The table reads the same entry of the cache: refreshing it here refreshes the table.
  useReply({
    ...listTableQuery(list, table.state, {}),
    refetchInterval: atHead && tail ? TAIL_MS : false,
  });
  return (
    <ListTable
      label="Messages"
      list={list}
      table={table}
      columns={COLUMNS}
      keyOf={(row) => row.consensusTime}
      empty="No data available"
      exportList={{ name: 'topic-messages', id: topic.topicID }}
      timed
      tools={
        <>
          <button
            type="button"
            className={tail && atHead ? 'button small on' : 'button small'}
            aria-pressed={tail && atHead}
            disabled={!atHead}
            data-tip={atHead ? 'New messages appear automatically' : 'Live updates work on page 1 with no filters'}
            onClick={() => setTail(!tail)}
          >
            Live
          </button>
          <FilterBox table={table} label="Search this topic" hint="Search messages" />
        </>
      }
    />
  );
}

function NumberLink({ row }: { row: TopicMessageReply }) {
  const [search] = useSearchParams();
  if (row.topicSequenceNumber === null) return <NotKnown />;
  const number = String(row.topicSequenceNumber);
  return (
    <Link className="num" preventScrollReset to={{ search: messageSearch(search, number) }}>
      {wholeText(number)}
    </Link>
  );
}

function Preview({ row: { message, messageText, chunkInfo } }: { row: TopicMessageReply }) {
  const text = messageText ?? message ?? '';
  return (
    <span className="what">
      {messageJson(messageText) === undefined ? null : <span className="badge soft">JSON</span>}{' '}
      {messageText === null ? <span className="badge plain">bytes</span> : null}{' '}
      <span className={messageText === null ? 'mono' : ''}>
        <MarkedText text={text} length={TEXT_LENGTH} />
      </span>
      {chunkInfo === null || chunkInfo.total <= 1 ? null : (
        <span className="faint">
          {' '}
          · part {wholeText(chunkInfo.number)} of {wholeText(chunkInfo.total)}
        </span>
      )}
    </span>
  );
}
