import { BLOCK_CALLS } from '@ledgerscope/contract/entity-calls';
import type { ListedBlockReply } from '@ledgerscope/contract/list-rows';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, refusal, renderPage, type SentRequest } from '../../testing/render-page.tsx';
import { replyOf, rowOf } from '../../testing/reply-of.ts';
import { addressOf } from '../api/address.ts';
import type { Column } from '../ui/data-table.tsx';
import { ListTable } from './list-table.tsx';
import type { TableSpec } from './table-state.ts';
import { useTableState } from './use-table-state.ts';

const SPEC: TableSpec = { pageSize: 10, sortable: ['number'], sort: 'number', filters: ['q'] };
const COLUMNS: readonly Column<ListedBlockReply>[] = [
  { id: 'number', heading: 'Number', sort: 'number', fixed: true, cell: ({ number }) => number },
  { id: 'transactions', heading: 'Transactions', cell: ({ transactionCount }) => transactionCount },
];

function Blocks() {
  return (
    <ListTable
      label="Blocks"
      list={addressOf(BLOCK_CALLS.listBlocks, {})}
      table={useTableState(SPEC)}
      columns={COLUMNS}
      keyOf={({ number }) => String(number)}
    />
  );
}

const reply = (numbers: readonly number[], fields = {}): Answer => ({
  json: replyOf(BLOCK_CALLS.listBlocks, {
    data: numbers.map((number) => rowOf<ListedBlockReply>(BLOCK_CALLS.listBlocks, { number })),
    totalCount: numbers.length,
    size: numbers.length,
    ...fields,
  }),
});
const queryOf = ({ url }: SentRequest) => Object.fromEntries(new URL(url, 'http://x').searchParams);
const rows = () =>
  within(screen.getByRole('table', { name: 'Blocks' }))
    .getAllByRole('row')
    .slice(1);

describe('a list as a table', () => {
  it('says that it loads, and has no rows of its own then', () => {
    renderPage(<Blocks />, () => 'never');
    expect(screen.getByText('Loading...').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the rows in their order, and how many there are', async () => {
    renderPage(<Blocks />, () => reply([7, 6], { totalCount: 1234 }));
    await screen.findByText('1,234');
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['7', '6']);
  });

  it('says that nothing is there, and with a filter that nothing was found', async () => {
    renderPage(<Blocks />, () => reply([]));
    await screen.findByText('No data available');
    renderPage(<Blocks />, () => reply([]), '?q=x');
    await screen.findByText('No results found.');
  });

  it.each<readonly [string, Answer, boolean]>([
    ['an error of the server', refusal(400, 'q must be a word'), false],
    ['what is no reply of the call', { json: { data: [{}], totalCount: 1, size: 1 } }, true],
  ])('says why it has no rows on %s, and asks once more when asked to', async (_, failure, isLogged) => {
    // A developer gets the place at which a reply differs.
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    let answer = failure;
    const { visitor } = renderPage(<Blocks />, () => answer);
    await screen.findByRole('alert');
    expect(screen.queryByRole('table')).toBeNull();
    expect(logged.mock.calls.length > 0).toBe(isLogged);
    answer = reply([7]);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Blocks' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for in the order that a heading gives, which the address has', async () => {
    const { visitor, asked, search } = renderPage(<Blocks />, () => reply([7]));
    await visitor.click(await screen.findByRole('button', { name: /^Number/ }));
    expect(search()).toContain('asc');
    expect(asked.map(queryOf).at(-1)).toMatchObject({ order: 'asc' });
  });
});
