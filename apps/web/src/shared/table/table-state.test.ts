import { describe, expect, it } from 'vitest';
import {
  exportQuery,
  filterQuery,
  listQuery,
  namesOtherPage,
  pageCount,
  readTableState,
  type TableSpec,
  writeTableState,
} from './table-state.ts';

const SPEC: TableSpec = {
  pageSize: 25,
  sortable: ['createdOn', 'memo'],
  sort: 'createdOn',
  filters: ['status', 'transactionTypes'],
};
const MESSAGES: TableSpec = { prefix: 'messages', pageSize: 5, filters: ['q'] };

function read(text: string, spec = SPEC) {
  return readTableState(new URLSearchParams(text), spec);
}

describe('the state of a table in the URL', () => {
  it('has five rows in a page where nothing else is said', () => {
    expect(read('', { prefix: 'files' }).limit).toBe(5);
    expect(writeTableState(new URLSearchParams(), {}, read('', {}), { limit: 5 })).toBe('');
  });

  it('is the default where the URL says nothing or nonsense', () => {
    const byDefault = {
      page: 1,
      next: undefined,
      limit: 25,
      sort: 'createdOn',
      order: 'desc',
      filters: {},
      hidden: [],
    };
    expect(read('')).toEqual(byDefault);
    expect(read('page=-1&limit=7&sort=balance&order=up&status=%20')).toEqual(byDefault);
  });

  it.each(['', '?page=3', '?page=3&next=12.0-5', '?page=2&limit=5&sort=memo&order=asc&hide=memo,expiry&status=FAILED'])(
    'writes %j as it was read',
    (text) => {
      const search = new URLSearchParams(text);
      expect(writeTableState(search, SPEC, read(text), {})).toBe(text);
    },
  );

  it('takes instants in milliseconds or seconds, and nothing else', () => {
    const timed = { filters: ['startDate', 'endDate'] };
    const filters = (text: string) => readTableState(new URLSearchParams(text), timed).filters;
    expect(filters('startDate=1700000000&endDate=1700000000001')).toEqual({
      startDate: '1700000000000',
      endDate: '1700000000001',
    });
    expect(filters('startDate=soon&endDate=99999999999999999')).toEqual({});
  });

  it('leads to the last page that the pager has, and to a page by its cursor', () => {
    expect(read('page=500').page).toBe(400);
    for (const [text, misnamed] of [
      ['page=500', true],
      ['page=0', true],
      ['page=x', true],
      ['page=2', false],
      ['', false],
    ] as const)
      expect(namesOtherPage(new URLSearchParams(text), SPEC, read(text)), text).toBe(misnamed);
    const state = read('page=2&next=17.3');
    expect(state).toMatchObject({ page: 2, next: '17.3' });
    expect(read('next=17.3').next).toBeUndefined();
    expect(read('page=2&next=<b>').next).toBeUndefined();
    const search = new URLSearchParams('page=2&next=17.3');
    expect(writeTableState(search, SPEC, state, { page: 3, next: '9.1' })).toBe('?page=3&next=9.1');
    expect(writeTableState(search, SPEC, state, { page: 3 })).toBe('?page=3');
    expect(writeTableState(search, SPEC, state, { hidden: ['memo'] })).toBe('?page=2&next=17.3&hide=memo');
    expect(writeTableState(search, SPEC, state, { limit: 5 })).toBe('?limit=5');
    expect(listQuery(state, {}).toString()).toBe('sort=createdOn&order=desc&limit=25&next=17.3');
  });

  it('keeps what belongs to others, and goes to the first page with every change but a step', () => {
    const text = 'tab=messages&messages.page=4&messages.q=a&page=2';
    const search = new URLSearchParams(text);
    const state = read(text, MESSAGES);
    expect(state).toMatchObject({ page: 4, limit: 5, filters: { q: 'a' } });
    expect(writeTableState(search, MESSAGES, state, { page: 5 })).toBe(
      '?tab=messages&messages.page=5&messages.q=a&page=2',
    );
    expect(writeTableState(search, MESSAGES, state, { filters: {} })).toBe('?tab=messages&page=2');
    expect(writeTableState(search, MESSAGES, state, { limit: 10 })).toBe(
      '?tab=messages&messages.q=a&page=2&messages.limit=10',
    );
  });
});

describe('the call of a table', () => {
  it('carries the filters, empty values omitted, and no page beyond the end of the pager', () => {
    const state = { ...read('status=FAILED&page=9999'), sort: undefined };
    expect(listQuery(state, { tokenType: 'FUNGIBLE_COMMON', q: '', id: undefined }).toString()).toBe(
      'tokenType=FUNGIBLE_COMMON&status=FAILED&limit=25&page=400',
    );
    expect(filterQuery(read('order=asc'), {}).toString()).toBe('sort=createdOn&order=asc');
  });

  it('is exported in the order that the list has at first, whatever is on the screen', () => {
    expect(exportQuery(read('sort=memo&order=asc&status=FAILED&page=3'), SPEC, { q: 'a' }).toString()).toBe(
      'q=a&status=FAILED&sort=createdOn&order=desc',
    );
    expect(exportQuery(read('order=asc'), SPEC, {}).toString()).toBe('sort=createdOn&order=asc');
  });

  it('has at least one page, and none behind row 10,000', () => {
    expect(pageCount(0, 25)).toBe(1);
    expect(pageCount(26, 25)).toBe(2);
    expect(pageCount(80_000_000, 100)).toBe(100);
  });
});
