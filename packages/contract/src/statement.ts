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
import { TOKEN_TYPES } from './token-type.ts';

const USD =
  'US dollars with four decimals, at the network rate in force at that time; null for tokens, and if there was no rate';

const serials = (moved: string) =>
  arrayOf(
    amount('Serial number.'),
    `Serial numbers ${moved}, in statements of NFT collections; -1 means every NFT of the old treasury (treasury change). Without serial numbers, the record does not name the NFTs.`,
  );

/** What one transaction did to a balance. */
export const StatementMovement = object('A statement movement: change = amount − fee + feeEarned + stakingReward.', {
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  consensusTime: instant('Consensus timestamp.'),
  type: text('Transaction type code.'),
  typeLabel: text('Type label.'),
  status: text('ResponseCodeEnum name.'),
  toFromAccount: arrayOf(entityId('An account.'), 'Counterparties, each account once. Empty if it only paid the fee.'),
  memo: text('Transaction memo.'),
  serialsReceived: serials('received'),
  serialsSent: serials('sent'),
  amount: amount(
    'Signed amount received or sent, excluding fees and staking rewards; of a collection, a number of NFTs.',
  ),
  fee: amount('Fee paid by the account, in tinybars; 0 in token statements.'),
  feeEarned: amount('Fee earned by the account, in tinybars; 0 in token statements.'),
  stakingReward: amount(
    'Staking reward in tinybars; negative for the account that pays rewards. 0 in statements of tokens.',
  ),
  change: amount('Signed balance change.'),
  balance: amountOrNull('Balance after the transaction; null if unknown.'),
  usd: textOrNull(`Change in ${USD}.`),
  usdPerHbar: numberOrNull('US dollars per hbar, at the network rate in force at that time; null if `usd` is null.'),
});
export type StatementMovement = Static<typeof StatementMovement>;

/** A line of a statement as a file. */
export const StatementLine = object('A line of a statement: the opening balance, a movement, or the closing balance.', {
  line: literals(['opening', 'movement', 'closing'], 'Meaning of the line.'),
  accountID: entityId('The account or contract.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  symbol: text('Token symbol, or ℏ.'),
  ...StatementMovement.properties,
  check: text('On the closing line, whether opening balance and movements add up to it.'),
});

/** Sums of all movements of a statement. */
export const StatementTotals = object('Sums of all movements.', {
  movements: whole('Number of movements.'),
  received: amount('Sum of all amounts received.'),
  sent: amount('Sum of all amounts sent, as a positive number.'),
  fees: amount('Fees paid, in tinybars.'),
  feesEarned: amount('Fees earned, in tinybars.'),
  stakingRewards: amount('Staking rewards, in tinybars.'),
  change: amount('received − sent − fees + feesEarned + stakingRewards.'),
  balanced: flag(
    'True if the difference of the balances, which are stored separately from the movements, is exactly `change`.',
  ),
});
export type StatementTotals = Static<typeof StatementTotals>;

/** The two ends of a statement of account. */
export const Statement = object('An account statement, in tinybars, smallest units of the token, or numbers of NFTs.', {
  accountID: entityId('The account or contract.'),
  tokenID: entityIdOrNull('The token; null for hbar.'),
  tokenType: orNull(literals([...TOKEN_TYPES, 'UNKNOWN'], 'Token type.'), 'Token type; null for hbar.'),
  symbol: text('Token symbol, or ℏ.'),
  name: text('Token name, or hbar.'),
  decimals: wholeOrNull('Decimals: 8 for hbar, 0 for NFTs; null if unknown.'),
  start: instant('Start of the statement: the requested start, or the earliest time with known balances.'),
  end: instant('End of the statement, exclusive: the requested end, or the end of the stored data.'),
  isOpen: flag('True if the requested time range ends after the latest stored transaction.'),
  opening: amountOrNull('Balance before `start`; null if unknown.'),
  openingUsd: textOrNull(`Opening balance in ${USD}.`),
  closing: amountOrNull('Balance at `end`; null if unknown.'),
  closingUsd: textOrNull(`Closing balance in ${USD}.`),
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
    'A month in UTC, such as 2026-10; overrides the other time bounds. Without any time bound, the month of the latest stored transaction.',
  ),
  parameter(['tokenId', 'tokenID'], named, `A token or NFT collection, instead of hbar: ${ENTITY}.`, 'token'),
);
export type StatementRequest = QueryValue<typeof statementQuery>;

/** A page of a statement's movements. */
export const statementMovementQuery = query(
  pageBehind(rowCursor, ['consensusTime'], { order: 'asc', deep: true }),
  statementQuery,
);
export type StatementMovementRequest = QueryValue<typeof statementMovementQuery>;
