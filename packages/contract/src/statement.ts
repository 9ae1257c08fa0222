import { type ConsensusNs, consensusNsOf, NS_PER_MS } from '@ledgerscope/ledger';
import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { rowCursor } from './list-queries.ts';
import { pageBehind } from './page-query.ts';
import { ENTITY, named, type ParameterType, parameter, whereGiven } from './parameter.ts';
import { type QueryValue, query } from './query.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  instant,
  literals,
  numberOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';
import { time } from './time-query.ts';

const USD =
  'US dollars with four decimals at the rate of the network in force then; null for tokens, and without a rate';

/** What one transaction did to a balance. */
export const StatementMovement = object(
  'A movement of a statement: change = amount − fee + feeEarned + stakingReward.',
  {
    transactionID: text('Digits form of the transaction ID.'),
    readableTransactionID: text('`payer@seconds.nanoseconds`.'),
    consensusTime: instant('Consensus timestamp.'),
    type: text('Transaction type code.'),
    typeLabel: text('The type for people.'),
    status: text('ResponseCodeEnum name.'),
    toFromAccount: arrayOf(
      entityId('An account.'),
      'Counterparties, each account once. Empty if it only paid the fee.',
    ),
    memo: text('Memo of the transaction.'),
    amount: amount('Signed amount received or sent, excluding fees and staking rewards.'),
    fee: amount('Fee that it paid, in tinybars; 0 in statements of tokens.'),
    feeEarned: amount('Fee that it earned, in tinybars; 0 in statements of tokens.'),
    stakingReward: amount(
      'Staking reward in tinybars; negative for the account that pays rewards. 0 in statements of tokens.',
    ),
    change: amount('Signed change of the balance.'),
    balance: amountOrNull('Balance after the transaction; null if unknown.'),
    usd: textOrNull(`The change in ${USD}.`),
    usdPerHbar: numberOrNull('US dollars per hbar, at the rate of the network in force then; null as `usd`.'),
  },
);
export type StatementMovement = Static<typeof StatementMovement>;

/** A line of a statement as a file. */
export const StatementLine = object('A line of a statement: the opening balance, a movement, or the closing balance.', {
  line: literals(['opening', 'movement', 'closing'], 'Meaning of the line.'),
  accountID: entityId('The account or contract.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  symbol: text('Symbol of the token, or ℏ.'),
  ...StatementMovement.properties,
  check: text('On the closing line, whether opening balance and movements add up to it.'),
});

/** Sums of all movements of a statement. */
export const StatementTotals = object('Sums of all movements.', {
  movements: whole('How many movements there are.'),
  received: amount('Sum of all amounts received.'),
  sent: amount('Sum of all amounts sent, as a positive number.'),
  fees: amount('Fees paid, in tinybars.'),
  feesEarned: amount('Fees earned, in tinybars.'),
  stakingRewards: amount('Staking rewards, in tinybars.'),
  change: amount('received − sent − fees + feesEarned + stakingRewards.'),
  balanced: flag('True if the balances, which are stored apart from the movements, differ by exactly `change`.'),
});
export type StatementTotals = Static<typeof StatementTotals>;

/** The two ends of a statement of account. */
export const Statement = object('A statement of account, in tinybars or smallest units of the token.', {
  accountID: entityId('The account or contract.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  symbol: text('Symbol of the token, or ℏ.'),
  name: text('Name of the token, or hbar.'),
  decimals: wholeOrNull('Decimals of the amounts: 8 for hbar; null if unknown.'),
  start: instant('Start of the statement: the time asked for, or the first whose balances are known.'),
  end: instant('End of the statement, exclusive: the time asked for, or the end of what is stored.'),
  isOpen: flag('True if the time asked for ends after the latest stored transaction.'),
  opening: amountOrNull('Balance before `start`; null if unknown.'),
  openingUsd: textOrNull(`The same in ${USD}.`),
  closing: amountOrNull('Balance at `end`; null if unknown.'),
  closingUsd: textOrNull(`The same in ${USD}.`),
  totals: orNull(StatementTotals, 'Sums of all movements; null if there are more than 5,000.'),
});
export type Statement = Static<typeof Statement>;

/** From inclusive, until exclusive. */
interface Month {
  readonly startNs: ConsensusNs;
  readonly endNs: ConsensusNs;
}

/** A month in UTC; undefined where absent. */
const utcMonth: ParameterType<Month | undefined> = {
  schema: { type: 'string' },
  read: whereGiven((value, name, read) => {
    const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? [];
    if (year === undefined || Number(year) < 1970) read.refuse(name, 'must be a month such as 2026-10');
    const startOf = (index: number) => consensusNsOf(BigInt(Date.UTC(Number(year), index)) * NS_PER_MS);
    return { startNs: startOf(Number(month) - 1), endNs: startOf(Number(month)) };
  }),
};

/** A statement: of what, and over which time. */
export const statementQuery = query(
  time,
  parameter(
    'month',
    utcMonth,
    'A month in UTC, such as 2026-10; replaces other bounds of time. Without any bound, the month of the latest stored transaction.',
  ),
  parameter(['tokenId', 'tokenID'], named, `A fungible token, instead of hbar: ${ENTITY}.`, 'token'),
);
export type StatementRequest = QueryValue<typeof statementQuery>;

/** A page of a statement's movements. */
export const statementMovementQuery = query(
  pageBehind(rowCursor, ['consensusTime'], { order: 'asc', deep: true }),
  statementQuery,
);
export type StatementMovementRequest = QueryValue<typeof statementMovementQuery>;
