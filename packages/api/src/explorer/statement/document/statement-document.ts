import type { Statement, StatementMovement } from '@ledgerscope/contract';
import { formatUnits, serialsText, visibleControls } from '@ledgerscope/ledger';
import { localParts } from '../../export/spreadsheet-pages.ts';

/** A column of a statement as a document: words, or amounts with so many decimals. */
export interface DocumentColumn {
  readonly name: string;
  /** Undefined for words. */
  readonly decimals?: number | undefined;
}

/** A statement in words, as a page of paper or a sheet shows it. Amounts have their decimals and thousands in groups. */
export interface StatementDocument {
  readonly title: string;
  /** What stands above the table: names and values. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly DocumentColumn[];
  /** The opening balance, the movements, and the closing balance: a cell for each column, empty where there is nothing to say. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the sums add up. */
  readonly check: string;
}

/** What a statement is of, beside what its reply says. */
export interface DocumentFrame {
  readonly network: string;
  /** Time zone of dates and times, such as `Europe/Berlin`. */
  readonly zone: string;
  /** The newest block that the statement is of, and when it ended. */
  readonly head: string;
}

const USD_DECIMALS = 4;
const MOST_COUNTERPARTIES = 3;

/** How a statement's instants and amounts are written. */
interface Wording {
  readonly unit: string;
  readonly decimals: number;
  readonly when: (instant: string) => readonly [date: string, time: string];
  readonly amount: (units: string | number | bigint | null) => string;
}

/** A statement with all of its movements, the oldest first, as a document. */
export function statementDocument(
  statement: Statement,
  movements: readonly StatementMovement[],
  frame: DocumentFrame,
): StatementDocument {
  const { accountID, start, end, opening, openingUsd, closing, closingUsd } = statement;
  const wording = wordingOf(statement, frame.zone);
  return {
    title: `Statement of account ${accountID}`,
    facts: factsOf(statement, movements.length, frame, wording),
    ...shownPart(statement, columnsOf(wording), [
      balanceRow(wording, 'Opening balance', start, opening, openingUsd),
      ...movements.map((move) => movementRow(wording, move)),
      balanceRow(wording, 'Closing balance', end, closing, closingUsd),
    ]),
    check: checkText(statement, wording),
  };
}

/** Columns that only hbars have: of tokens nothing is paid as a fee or a reward, and no rate is known. */
const OF_HBARS = ['Fee', 'Staking reward', 'Value'];
/** Columns that only collections have. */
const OF_NFTS = ['NFTs received', 'NFTs sent'];

function shownPart(
  { tokenID, tokenType }: Statement,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): Pick<StatementDocument, 'columns' | 'rows'> {
  const hidden = [...(tokenID === null ? [] : OF_HBARS), ...(tokenType === 'NON_FUNGIBLE_UNIQUE' ? [] : OF_NFTS)];
  const isShown = (_: unknown, index: number): boolean => !hidden.some((name) => columns[index]?.name.startsWith(name));
  return { columns: columns.filter(isShown), rows: rows.map((row) => row.filter(isShown)) };
}

function wordingOf({ decimals, symbol }: Statement, zone: string): Wording {
  const local = localParts(zone);
  return {
    unit: decimals === null ? 'smallest units' : visibleControls(symbol),
    decimals: decimals ?? 0,
    when: (instant) => {
      const parts = local(instant);
      return parts === undefined ? [instant, ''] : [parts.date, parts.time];
    },
    amount: (units) => (units === null ? 'unknown' : formatUnits(BigInt(units), decimals ?? 0)),
  };
}

function factsOf(
  { tokenID, name, start, end, opening, closing }: Statement,
  movements: number,
  { network, zone, head }: DocumentFrame,
  { unit, when, amount }: Wording,
): StatementDocument['facts'] {
  return [
    ['Network', network],
    ['Asset', tokenID === null ? 'hbar' : `${visibleControls(name)} (${tokenID})`],
    ['From', `${when(start).join(' ')} (${zone})`],
    ['Until', `${when(end).join(' ')} (${zone}), exclusive`],
    ['Opening balance', `${amount(opening)} ${unit}`],
    ['Closing balance', `${amount(closing)} ${unit}`],
    ['Movements', `${movements}`],
    ['As of', head],
  ];
}

function columnsOf({ unit, decimals }: Wording): DocumentColumn[] {
  const words = ['Date', 'Time', 'Transaction', 'Type', 'Counterparty', 'Memo', ...OF_NFTS];
  const amounts = ['Amount', 'Fee', 'Fee earned', 'Staking reward', 'Change', 'Balance'];
  return [
    ...words.map((name) => ({ name })),
    ...amounts.map((name) => ({ name: `${name} (${unit})`, decimals })),
    { name: 'Value (USD)', decimals: USD_DECIMALS },
  ];
}

function movementRow({ when, amount }: Wording, move: StatementMovement): string[] {
  const { fee, feeEarned, stakingReward, change, balance } = move;
  return [
    ...when(move.consensusTime),
    move.readableTransactionID,
    move.typeLabel,
    counterparties(move.toFromAccount),
    visibleControls(move.memo),
    serialsText(move.serialsReceived),
    serialsText(move.serialsSent),
    ...[move.amount, fee, feeEarned, stakingReward, change, balance].map(amount),
    move.usd ?? '',
  ];
}

function balanceRow(
  { when, amount }: Wording,
  name: string,
  instant: string,
  balance: Statement['opening'],
  usd: string | null,
): string[] {
  return [...when(instant), name, ...Array<string>(10).fill(''), amount(balance), usd ?? ''];
}

function counterparties(accounts: readonly string[]): string {
  const more = accounts.length - MOST_COUNTERPARTIES;
  return more > 0 ? `${accounts.slice(0, MOST_COUNTERPARTIES).join(', ')} and ${more} more` : accounts.join(', ');
}

function checkText({ opening, closing, totals }: Statement, { amount, unit }: Wording): string {
  if (totals === null || opening === null || closing === null)
    return 'A balance is unknown, so the totals cannot be checked.';
  const sum = `${amount(opening)} + ${amount(totals.change)} = ${amount(BigInt(opening) + BigInt(totals.change))} ${unit}`;
  return totals.balanced
    ? `Opening balance and movements add up to the closing balance: ${sum}.`
    : `Opening balance and movements do not add up to the closing balance: ${sum}.`;
}
