import { entityIdFromStore } from '@ledgerscope/ledger';
import { type ExchangeRateRow, exchangeRateAt, firstInstant, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { decodeIfValid, exchangeRateSet, hapi } from '@ledgerscope/streams';
import { MAX_LONG } from '../bounds.ts';
import { newestReadable, type StoredFile } from './stored-file.ts';

const RATES_FILE = entityIdFromStore(112n);

interface Rates {
  readonly currentRate: hapi.ExchangeRate;
  readonly nextRate: hapi.ExchangeRate;
}

/**
 * The rates that file 0.0.112 had at an instant, or that receipts named then, where no version of the file was read; undefined where none
 * did. What the first receipt names was in force before the first block, too.
 */
export async function ratesAt(snapshot: LedgerSnapshot, last: bigint): Promise<StoredFile<Rates> | undefined> {
  const ofFile = await newestReadable(snapshot, RATES_FILE, last, readRates);
  if (ofFile !== undefined) return ofFile;
  const stated = (await exchangeRateAt(snapshot, last === MAX_LONG ? undefined : last)) ?? (await firstRate(snapshot));
  return stated === undefined ? undefined : { read: exchangeRateSet(stated), sinceNs: stated.consensusNs };
}

/** What the first transaction names, if it does. */
async function firstRate(snapshot: LedgerSnapshot): Promise<ExchangeRateRow | undefined> {
  const firstNs = await firstInstant(snapshot);
  const found = firstNs === undefined ? undefined : await exchangeRateAt(snapshot, firstNs);
  return found?.consensusNs === firstNs ? found : undefined;
}

function readRates(contents: Uint8Array): Rates | undefined {
  const { currentRate, nextRate } = decodeIfValid(hapi.ExchangeRateSet, contents) ?? {};
  return currentRate === undefined || nextRate === undefined ? undefined : { currentRate, nextRate };
}
