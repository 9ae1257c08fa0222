import {
  type AccountMove,
  absolute,
  formatHbar,
  formatUnits,
  isSuccessful,
  transactionType,
  withoutTrailingZeros,
} from '@ledgerscope/ledger';
import type { AbiMethod } from '@ledgerscope/ledger/abi';
import type { TokenName, TransactionRow } from '@ledgerscope/ledger-store';
import { idText, statusName } from '@ledgerscope/transactions/values';

/** Symbols are what strangers wrote: one that could be an address, or a sentence, is omitted. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}$_-]{1,20}$/u;
/** Tokens and NFTs that one line names. */
const MOST_NAMED = 5;
/** The ledger lets a token have any number of them. */
const MOST_DECIMALS = 40;

/**
 * What a transaction did to an account, in words: `Crypto transfer: received 5 ℏ from 0.0.1002`, `Contract call transfer(): …`.
 * @param method what was called, where that is known
 */
export function alertText(
  row: Pick<TransactionRow, 'type' | 'result'>,
  change: AccountMove,
  tokens: ReadonlyMap<bigint, TokenName>,
  method?: AbiMethod | null,
): string {
  const label = `${transactionType(row.type).label}${methodText(method)}`;
  const [received, sent] = [true, false].map((isIn) => movedText(change, isIn, tokens));
  const parts = [
    ...(received === '' ? [] : [`received ${received}${otherParty(change, 'from')}`]),
    ...(sent === '' ? [] : [`sent ${sent}${otherParty(change, 'to')}`]),
    ...(change.reward > 0n ? [`received a staking reward of ${hbars(change.reward)}`] : []),
    ...(change.reward < 0n ? [`paid staking rewards of ${hbars(change.reward)}`] : []),
    ...(change.earned === 0n ? [] : [`earned a fee of ${hbars(change.earned)}`]),
    ...(change.paid === 0n ? [] : [`paid a fee of ${hbars(change.paid)}`]),
  ];
  const text = parts.length === 0 ? 'involved, no transfers' : parts.join(', ');
  return isSuccessful(row.result) ? `${label}: ${text}` : `${label} failed (${statusName(row.result)}): ${text}`;
}

/** A name that is longer may be a message of a stranger. */
const METHOD_LENGTH = 40;

/** ` transfer()`; of an ambiguous selector ` transfer() (ambiguous)`; empty where the function is not known. */
function methodText(method: AbiMethod | null | undefined): string {
  if (!method || method.name.length > METHOD_LENGTH) return '';
  return ` ${method.name}()${method.otherSignatures.length === 0 ? '' : ' (ambiguous)'}`;
}

/** What was received or sent; empty for nothing. */
function movedText(
  { moved: tinybars, tokens, nfts }: AccountMove,
  isIn: boolean,
  names: ReadonlyMap<bigint, TokenName>,
): string {
  const isThatWay = (amount: bigint) => (isIn ? amount > 0n : amount < 0n);
  const changes = [
    ...(isThatWay(tinybars) ? [hbars(tinybars)] : []),
    ...[...tokens].flatMap(([token, units]) => (isThatWay(units) ? [unitsText(token, units, names.get(token))] : [])),
    ...nfts.flatMap(({ token, serial, ...nft }) => (nft.isReceived === isIn ? [nftText(token, serial)] : [])),
  ];
  const more = changes.length - MOST_NAMED;
  return more > 0 ? `${changes.slice(0, MOST_NAMED).join(', ')} and ${more} more` : changes.join(', ');
}

function hbars(tinybars: bigint): string {
  return `${withoutTrailingZeros(formatHbar(absolute(tinybars)))} ℏ`;
}

function unitsText(token: bigint, units: bigint, name: TokenName | undefined): string {
  const size = absolute(units);
  // How many decimals it has is not known of a token that was made before the ledger begins.
  if (name === undefined || name.decimals > MOST_DECIMALS) return `${size} (smallest unit) of token ${idText(token)}`;
  const text = withoutTrailingZeros(formatUnits(size, name.decimals));
  return PLAIN_SYMBOL.test(name.symbol)
    ? `${text} ${name.symbol} (${idText(token)})`
    : `${text} of token ${idText(token)}`;
}

/** Serial -1: all that a treasury had. */
function nftText(token: bigint, serial: bigint): string {
  return serial < 0n ? `all treasury NFTs of ${idText(token)}` : `NFT ${idText(token)} #${serial}`;
}

/** Who is on the other side, where that is one account and hbar alone moved. */
function otherParty({ moved, tokens, nfts, otherSides }: AccountMove, word: 'from' | 'to'): string {
  const [other] = otherSides;
  const isHbarAlone = moved !== 0n && tokens.size === 0 && nfts.length === 0;
  return !isHbarAlone || other === undefined || otherSides.length > 1 ? '' : ` ${word} ${idText(other)}`;
}
