import { type EntityId, NO_ENTITY, unpackEntityId } from '@ledgerscope/ledger';
import type { FileRow } from '@ledgerscope/ledger-store';
import { decode, encode, hapi, WireError } from '@ledgerscope/streams';
import { type Derivation, NO_BYTES } from '../derive/derive-context.ts';
import { instantOf } from '../derive/instant-of.ts';
import { addTo } from './counter.ts';
import type { StateSets } from './state-changes.ts';

const EXCHANGE_RATE_FILE = 112n;
const NS_PER_SECOND = 1_000_000_000n;

/** The file that a transaction creates, appends to, updates, deletes or brings back. */
export function changeFile(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { ids, record } = derivation;
  const { fileCreate, fileAppend, fileUpdate } = derivation.body;
  if (fileUpdate !== undefined) {
    changeOne(derivation, ids.file(fileUpdate.fileID), updated(derivation, fileUpdate));
    deriveExchangeRate(derivation, ids.file(fileUpdate.fileID), fileUpdate.contents);
  } else if (fileAppend !== undefined) {
    const size = BigInt(fileAppend.contents.length);
    changeOne(derivation, ids.file(fileAppend.fileID), (file) => {
      file.sizeBytes += size;
    });
  } else if (fileCreate !== undefined) {
    const id = ids.file(record.receipt?.fileID);
    changeOne(derivation, id, created(derivation, fileCreate));
    deriveExchangeRate(derivation, id, fileCreate.contents);
  } else removeOrBringBack(derivation);
}

function removeOrBringBack(derivation: Derivation): void {
  const { fileDelete, systemDelete, systemUndelete } = derivation.body;
  const removed = fileDelete?.fileID ?? systemDelete?.fileID;
  const id = derivation.ids.file(removed ?? systemUndelete?.fileID);
  changeOne(derivation, id, (file, state) => setDeleted(state, file, removed !== undefined));
}

type Edit = (file: FileRow, state: StateSets) => void;

function changeOne({ changes, consensusNs }: Derivation, id: EntityId, edit: Edit): void {
  if (id === NO_ENTITY) return;
  changes.want('file', { id });
  changes.push((state) => {
    const file = state.file.change({ id });
    file.updatedNs = consensusNs;
    edit(file, state);
  });
}

function created(derivation: Derivation, body: hapi.FileCreateTransactionBody): Edit {
  const { consensusNs, payer } = derivation;
  const keys = keyListBytes(body.keys);
  return (file, state) => {
    if (file.createdNs === 0n) addTo(state, 'files', 1n);
    file.createdNs = consensusNs;
    file.creator = payer;
    file.memo = body.memo;
    file.keys = keys;
    file.expirationNs = instantOf(body.expirationTime);
    file.contentsNs = consensusNs;
    file.sizeBytes = BigInt(body.contents.length);
  };
}

/** An update without contents leaves them as they are. */
function updated({ consensusNs }: Derivation, body: hapi.FileUpdateTransactionBody): Edit {
  const keys = keyListBytes(body.keys);
  return (file) => {
    if (body.memo !== undefined) file.memo = body.memo.value;
    if (body.keys !== undefined) file.keys = keys;
    if (body.expirationTime !== undefined) file.expirationNs = instantOf(body.expirationTime);
    if (body.contents.length === 0) return;
    file.contentsNs = consensusNs;
    file.sizeBytes = BigInt(body.contents.length);
  };
}

function setDeleted(state: StateSets, file: FileRow, deleted: boolean): void {
  if ((file.deleted === 1) === deleted) return;
  file.deleted = deleted ? 1 : 0;
  if (file.createdNs !== 0n) addTo(state, 'files', deleted ? -1n : 1n);
}

function keyListBytes(keys: hapi.KeyList | undefined): Uint8Array {
  return keys === undefined ? NO_BYTES : encode(hapi.KeyList, keys);
}

/** Contents of 0.0.112 that cannot be read say nothing: the rate before them stays in force. */
function deriveExchangeRate({ rows, consensusNs }: Derivation, file: EntityId, contents: Uint8Array): void {
  if (unpackEntityId(file).num !== EXCHANGE_RATE_FILE || contents.length === 0) return;
  const rates = readRates(contents);
  if (rates?.currentRate === undefined || rates.currentRate.hbarEquiv <= 0) return;
  const { currentRate, nextRate } = rates;
  rows.exchangeRate.push({
    consensusNs,
    hbarEquiv: currentRate.hbarEquiv,
    centEquiv: currentRate.centEquiv,
    expirationNs: expirationOf(currentRate),
    nextHbarEquiv: nextRate?.hbarEquiv ?? 0,
    nextCentEquiv: nextRate?.centEquiv ?? 0,
    nextExpirationNs: expirationOf(nextRate),
  });
}

function expirationOf(rate: hapi.ExchangeRate | undefined): bigint {
  return (rate?.expirationTime?.seconds ?? 0n) * NS_PER_SECOND;
}

function readRates(contents: Uint8Array): hapi.ExchangeRateSet | undefined {
  try {
    return decode(hapi.ExchangeRateSet, contents);
  } catch (error) {
    if (error instanceof WireError) return undefined;
    throw error;
  }
}
