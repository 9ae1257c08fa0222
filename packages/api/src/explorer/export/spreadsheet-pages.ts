import { INSTANT_PATTERN } from '@ledgerscope/contract';
import { type TSchema, Type } from 'typebox';
import type { ExportPages } from './exported-pages.ts';

/** Digits that a spreadsheet takes for a number that it cannot hold, or whose zeros it drops. */
const NOT_A_NUMBER = /^(?:[+-]?0\d+|[+-]?\d{16,}|[+-]?\d+(?:\.\d+)?e[+-]?\d+)$/i;
const INSTANT = new RegExp(INSTANT_PATTERN);
const MILLISECONDS = 23;

type Row = Readonly<Record<string, unknown>>;

/** Parts of a JSON schema that say what a field contains. */
interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly Shape[];
}

/**
 * The list as people open it in a spreadsheet: no JSON in cells, transactions by their readable id, digits that are no numbers as text, and
 * behind the first instant its date and time in a time zone.
 */
export function forSpreadsheets({ fields, pages }: ExportPages, zone: string): ExportPages {
  const instant = Object.keys(fields).find((name) => isInstant(fields[name]));
  const [date, time] = [`localDate (${zone})`, `localTime (${zone})`];
  const localOf = localParts(zone);
  const texts = new Set(Object.keys(fields).filter((name) => !isNumber(fields[name])));
  const cellsOf = (row: Row): Row => {
    const cells = Object.entries(row).map(([name, value]) => [name, cellOf(value, texts.has(name))]);
    const local = instant === undefined ? undefined : localOf(row[instant]);
    return {
      ...Object.fromEntries(cells),
      ...readableId(row),
      ...(local && { [date]: local.date, [time]: local.time }),
    };
  };
  async function* cellPages(): ExportPages['pages'] {
    for await (const page of pages) yield page.map((row) => cellsOf(row as Row));
  }
  const columns = Object.entries(fields).flatMap(([name, schema]) =>
    name === instant ? [[name, schema], ...[date, time].map((one) => [one, Type.String()])] : [[name, schema]],
  );
  return { fields: Object.fromEntries(columns) as Record<string, TSchema>, pages: cellPages() };
}

function isInstant(schema: Shape | undefined): boolean {
  return schema?.pattern === INSTANT_PATTERN || schema?.anyOf?.some(isInstant) === true;
}

function isNumber(schema: Shape | undefined): boolean {
  return schema?.type === 'integer' || schema?.type === 'number' || schema?.anyOf?.some(isNumber) === true;
}

/** The form of a transaction id that no spreadsheet takes for a number. */
function readableId({ transactionID, transactionId, readableTransactionID }: Row): Row {
  if (typeof readableTransactionID !== 'string') return {};
  return {
    ...(transactionID === undefined ? {} : { transactionID: readableTransactionID }),
    ...(transactionId === undefined ? {} : { transactionId: readableTransactionID }),
  };
}

function cellOf(value: unknown, isText: boolean): unknown {
  if (typeof value === 'object' && value !== null) return wordsOf(value);
  return isText && typeof value === 'string' && NOT_A_NUMBER.test(value) ? `'${value}` : value;
}

/** A list as its items with semicolons between, an object as its fields by name with commas; what is not there is omitted. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('; ');
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([name, part]) => [name, wordsOf(part)] as const);
  return parts
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name} ${words}`)
    .join(', ');
}

/** Date and time of an instant in a time zone, as spreadsheets read them; undefined for what is none, or beyond the years of `Date`. */
export function localParts(
  zone: string,
): (value: unknown) => { readonly date: string; readonly time: string } | undefined {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (value) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
    const ms = Date.parse(`${value.slice(0, MILLISECONDS)}Z`);
    if (Number.isNaN(ms)) return undefined;
    const [date = '', time = ''] = format.format(ms).split(' ');
    return { date, time };
  };
}
