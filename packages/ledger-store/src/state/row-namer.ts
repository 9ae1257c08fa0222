import type { StateTable } from './state-table.ts';

/** What gives the name of a row, or of a key, within its table. */
export function rowNamer({ key }: Pick<StateTable, 'key'>): (row: object) => string {
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>;
    return key.length === 1 ? String(values[key[0] ?? '']) : key.map((property) => String(values[property])).join(' ');
  };
}
