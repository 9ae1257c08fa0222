import { isSuccessful } from '@ledgerscope/ledger';
import { decodeIfValid, encode, hapi, type StreamBlock, type StreamItem } from '@ledgerscope/streams';

const EXCHANGE_RATE_FILE = 112n;

/**
 * Follows the exchange rate through file 0.0.112 and the receipts of record files, for blocks of the block stream, whose results no longer
 * carry it. As in records, a user's transaction carries the rate in force before it; what it caused carries none.
 */
export class RateFollower {
  #rate: hapi.ExchangeRateSet | undefined;

  /** @param rate in force at the store's head; undefined where the stream did not name one */
  constructor(rate?: hapi.ExchangeRateSet) {
    this.#rate = rate;
  }

  /** The block with the rates that its receipts lack. Nothing is followed until {@link follow}. */
  fill(block: StreamBlock): StreamBlock {
    if (block.format !== 'block') return block;
    let rate = this.#rate;
    const items = block.items.map((item) => {
      const filled = rate === undefined ? item : withRate(item, rate);
      rate = rateAfter(item, rate);
      return filled;
    });
    return { ...block, items };
  }

  /** Takes the rates that a block mentions; they hold from the next one on. */
  follow({ items }: Pick<StreamBlock, 'items'>): void {
    for (const item of items) this.#rate = rateAfter(item, this.#rate);
  }
}

function withRate(item: StreamItem, exchangeRate: hapi.ExchangeRateSet): StreamItem {
  const { record } = item;
  const { receipt } = record;
  if (receipt === undefined || receipt.exchangeRate !== undefined || isCaused(item)) return item;
  const filled = { ...record, receipt: { ...receipt, exchangeRate } };
  return { ...item, record: filled, recordBytes: encode(hapi.TransactionRecord, filled) };
}

/** A child of another transaction, or one before it that it made necessary. Inner transactions of a batch are their senders' own. */
function isCaused({ record }: StreamItem): boolean {
  return (record.transactionID?.nonce ?? 0) > 0;
}

function rateAfter({ body, record }: StreamItem, before: hapi.ExchangeRateSet | undefined) {
  const { receipt } = record;
  const written = isSuccessful(receipt?.status ?? 0) ? ratesWritten(body, receipt?.fileID) : undefined;
  return written ?? receipt?.exchangeRate ?? before;
}

/** What a transaction writes to file 0.0.112; undefined where it is another, or no rates. */
function ratesWritten(
  { fileUpdate, fileCreate }: hapi.TransactionBody,
  created: hapi.FileID | undefined,
): hapi.ExchangeRateSet | undefined {
  const { fileNum } = (fileCreate === undefined ? fileUpdate?.fileID : created) ?? {};
  const { contents } = fileCreate ?? fileUpdate ?? {};
  return fileNum === EXCHANGE_RATE_FILE && contents !== undefined ? readRates(contents) : undefined;
}

/** Undefined where the contents are no rates, or give no price: what was before them stays in force. */
function readRates(contents: Uint8Array): hapi.ExchangeRateSet | undefined {
  const rates = decodeIfValid(hapi.ExchangeRateSet, contents);
  return (rates?.currentRate?.hbarEquiv ?? 0) > 0 ? rates : undefined;
}
