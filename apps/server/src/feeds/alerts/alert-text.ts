import { formatHbar, formatUnits, isSuccessful, transactionType, withoutTrailingZeros } from '@ledgerscope/ledger';
import type { TokenName, TransactionRow } from '@ledgerscope/ledger-store';
import { idText, statusName } from '../../api/explorer/values.ts';
import { type AccountChange, hbarSums } from './account-change.ts';

/** Symbols are what strangers wrote: one that could be an address, or a sentence, is left out. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}$_-]{1,20}$/u;
/** Tokens and NFTs that one line names. */
const MOST_NAMED = 5;
/** The ledger lets a token have any number of them. */
const MOST_DECIMALS = 40;

/** What a transaction did to an account, in words: `Crypto transfer: received 5 ℏ from 0.0.1002`. */
export function alertText(
  row: TransactionRow,
  account: bigint,
  change: AccountChange,
  tokens: ReadonlyMap<bigint, TokenName>,
): string {
  const { label } = transactionType(row.type);
  const [received, sent] = [true, false].map((isIn) => movedText(change, isIn, tokens));
  const parts = [
    ...(received === '' ? [] : [`received ${received}${otherParty(row, account, change, 'from')}`]),
    ...(sent === '' ? [] : [`sent ${sent}${otherParty(row, account, change, 'to')}`]),
    ...(change.fee === 0n ? [] : [`paid a fee of ${hbars(change.fee)}`]),
  ];
  const text = parts.length === 0 ? 'it was part of it, and nothing was moved' : parts.join(', ');
  return isSuccessful(row.result) ? `${label}: ${text}` : `${label} that failed (${statusName(row.result)}): ${text}`;
}

/** What was received or sent; empty for nothing. */
function movedText(
  { tinybars, tokens, nfts }: AccountChange,
  isIn: boolean,
  names: ReadonlyMap<bigint, TokenName>,
): string {
  const isThatWay = (amount: bigint) => (isIn ? amount > 0n : amount < 0n);
  const moved = [
    ...(isThatWay(tinybars) ? [hbars(tinybars)] : []),
    ...[...tokens].flatMap(([token, units]) => (isThatWay(units) ? [unitsText(token, units, names.get(token))] : [])),
    ...nfts.flatMap(({ token, serial, ...nft }) => (nft.isIn === isIn ? [nftText(token, serial)] : [])),
  ];
  const more = moved.length - MOST_NAMED;
  return more > 0 ? `${moved.slice(0, MOST_NAMED).join(', ')} and ${more} more` : moved.join(', ');
}

function hbars(tinybars: bigint): string {
  return `${withoutTrailingZeros(formatHbar(absolute(tinybars)))} ℏ`;
}

function unitsText(token: bigint, units: bigint, name: TokenName | undefined): string {
  const size = absolute(units);
  // How many decimals it has is not known of a token that was made before the ledger begins.
  if (name === undefined || name.decimals > MOST_DECIMALS) return `${size} smallest units of token ${idText(token)}`;
  const text = withoutTrailingZeros(formatUnits(size, name.decimals));
  return PLAIN_SYMBOL.test(name.symbol)
    ? `${text} ${name.symbol} (${idText(token)})`
    : `${text} of token ${idText(token)}`;
}

/** Serial -1: all that a treasury had. */
function nftText(token: bigint, serial: bigint): string {
  return serial < 0n ? `all NFTs of its treasury of ${idText(token)}` : `NFT ${idText(token)} #${serial}`;
}

/** Who is on the other side, where that is one account and hbar alone moved. */
function otherParty(row: TransactionRow, account: bigint, change: AccountChange, word: 'from' | 'to'): string {
  if (change.tinybars === 0n || change.tokens.size > 0 || change.nfts.length > 0) return '';
  const sums = hbarSums(row);
  sums.set(row.payer, (sums.get(row.payer) ?? 0n) + row.fee);
  const wanted = word === 'from' ? -absolute(change.tinybars) : absolute(change.tinybars);
  const others = [...sums].filter(([one, sum]) => one !== account && sum === wanted);
  const [[other] = []] = others;
  return other === undefined || others.length > 1 ? '' : ` ${word} ${idText(other)}`;
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
