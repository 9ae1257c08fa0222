import { type EntityId, NS_PER_SECOND, unpackEntityId } from '@ledgerscope/ledger';
import type { BatchRows, ExchangeRateRow } from '@ledgerscope/ledger-store';
import { decodeIfValid, hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import type { Counter } from './counter.ts';
import type { StateSets } from './state-set.ts';

const EXCHANGE_RATE_FILE = 112n;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;

type Figure = Exclude<keyof ExchangeRateRow, 'consensusNs'>;

/** The rate as of a point of the stream, as rows of ledger_counter. */
const COUNTERS = {
  hbarEquiv: 'rateHbar',
  centEquiv: 'rateCents',
  expirationNs: 'rateExpiryNs',
  nextHbarEquiv: 'nextRateHbar',
  nextCentEquiv: 'nextRateCents',
  nextExpirationNs: 'nextRateExpiryNs',
} as const satisfies Record<Figure, Counter>;
const PROPERTIES = Object.keys(COUNTERS) as Figure[];

/**
 * The exchange rate that a transaction mentions: receipts carry the one in force, and a change of file 0.0.112 sets it. A block
 * has the same rate in nearly all of its receipts.
 */
export function changeExchangeRate(derivation: Derivation): void {
  const { block, item, record } = derivation;
  const before = block.items[item.index - 1]?.record.receipt?.exchangeRate;
  const stated = record.receipt?.exchangeRate;
  if (stated !== undefined && !sameSet(before, stated)) noteRate(derivation, stated);
  const { fileUpdate, fileCreate } = derivation.body;
  if (!derivation.successful) return;
  if (fileUpdate !== undefined) noteFile(derivation, derivation.ids.file(fileUpdate.fileID), fileUpdate.contents);
  else if (fileCreate !== undefined)
    noteFile(derivation, derivation.ids.file(record.receipt?.fileID), fileCreate.contents);
}

/** Adds a row for each rate of a block that is another than the one before it. */
export function addExchangeRates(stated: readonly ExchangeRateRow[], state: StateSets, rows: BatchRows): void {
  for (const rate of stated) {
    const changed = PROPERTIES.filter((property) => counterOf(state, property) !== BigInt(rate[property]));
    if (changed.length === 0) continue;
    for (const property of changed)
      state.ledgerCounter.change({ name: COUNTERS[property] }).value = BigInt(rate[property]);
    // A change of the file comes behind the receipt of the same transaction.
    if (rows.exchangeRate.at(-1)?.consensusNs === rate.consensusNs) rows.exchangeRate.pop();
    rows.exchangeRate.push(rate);
  }
}

function counterOf(state: StateSets, property: Figure): bigint {
  return state.ledgerCounter.get({ name: COUNTERS[property] })?.value ?? 0n;
}

/** Contents of 0.0.112 that cannot be read say nothing: the rate before them stays in force. */
function noteFile(derivation: Derivation, file: EntityId, contents: Uint8Array): void {
  if (unpackEntityId(file).num !== EXCHANGE_RATE_FILE || contents.length === 0) return;
  const rates = decodeIfValid(hapi.ExchangeRateSet, contents);
  if (rates !== undefined) noteRate(derivation, rates);
}

/** A rate without hbars gives no price, and one that runs out beyond all instants is none: both say nothing. */
function noteRate({ changes, consensusNs }: Derivation, { currentRate, nextRate }: hapi.ExchangeRateSet): void {
  if (currentRate === undefined || currentRate.hbarEquiv <= 0) return;
  const [expirationNs, nextExpirationNs] = [expirationOf(currentRate), expirationOf(nextRate)];
  if (expirationNs > MAX_NS || nextExpirationNs > MAX_NS) return;
  changes.exchangeRates.push({
    consensusNs,
    hbarEquiv: currentRate.hbarEquiv,
    centEquiv: currentRate.centEquiv,
    expirationNs,
    nextHbarEquiv: nextRate?.hbarEquiv ?? 0,
    nextCentEquiv: nextRate?.centEquiv ?? 0,
    nextExpirationNs,
  });
}

function expirationOf(rate: hapi.ExchangeRate | undefined): bigint {
  return (rate?.expirationTime?.seconds ?? 0n) * NS_PER_SECOND;
}

function sameSet(one: hapi.ExchangeRateSet | undefined, other: hapi.ExchangeRateSet): boolean {
  return one !== undefined && sameRate(one.currentRate, other.currentRate) && sameRate(one.nextRate, other.nextRate);
}

type Rate = hapi.ExchangeRate | undefined;

function sameRate(one: Rate, other: Rate): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.hbarEquiv === other.hbarEquiv &&
    one.centEquiv === other.centEquiv &&
    one.expirationTime?.seconds === other.expirationTime?.seconds
  );
}
