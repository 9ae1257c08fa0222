import { SignedTransaction, type Timestamp, TransactionBody, TransactionResult } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import { encode } from '../wire/encode.ts';
import { bytesField, joined, mapField, varintField } from './write-wrapped-block.ts';

/** A transaction that succeeded. */
export interface BlockStreamItem {
  readonly time: Timestamp;
  readonly body: Partial<TransactionBody>;
}

const SUCCESS = 22;

/** One item of a block. */
export function blockItem(kind: number, value: Uint8Array): Uint8Array {
  return bytesField(1, bytesField(kind, value));
}

/**
 * A block of the block stream (not compressed) as HAPI 0.78 has it, whose aggregate signature is none unless `signature` is one.
 * @param changes of state, at its end
 */
export function streamBlock(
  number: bigint,
  previousHash: Uint8Array,
  transactions: readonly BlockStreamItem[],
  signature: Uint8Array = new Uint8Array(64).fill(7),
  changes: readonly Uint8Array[] = [],
): Uint8Array {
  const time = timestampOf(transactions[0]?.time ?? { seconds: 1_767_225_600n + 2n * number, nanos: 0 });
  const header = joined(bytesField(1, varintField(2, 78n)), varintField(3, number), bytesField(4, time));
  const items = transactions.flatMap(({ time: consensusTimestamp, body }) => {
    const bodyBytes = encode(TransactionBody, { ...TransactionBody.create(), ...body });
    const signed = encode(SignedTransaction, { ...SignedTransaction.create(), bodyBytes });
    const result = { ...TransactionResult.create(), status: SUCCESS, consensusTimestamp };
    return [blockItem(4, signed), blockItem(5, encode(TransactionResult, result))];
  });
  const footer = joined(bytesField(1, previousHash), bytesField(2, sha384(header)), bytesField(3, sha384(time)));
  const proof = joined(varintField(1, number), bytesField(2, bytesField(1, signature)));
  return joined(
    blockItem(1, header),
    blockItem(3, varintField(1, number + 1n)),
    blockItem(2, varintField(1, 1n)),
    ...items,
    blockItem(7, joined(bytesField(1, time), ...changes.map((change) => bytesField(2, change)))),
    blockItem(12, footer),
    blockItem(9, proof),
  );
}

function timestampOf({ seconds, nanos }: Timestamp): Uint8Array {
  return joined(varintField(1, seconds), varintField(2, BigInt(nanos)));
}

/** The items of a block, as `[kind, item]`; each item with its frame. */
export function itemsOf(block: Uint8Array): [kind: number, item: Uint8Array][] {
  const items: [number, Uint8Array][] = [];
  mapField(block, 1, (item) => {
    let kind = 0;
    for (let at = 0, shift = 0; at === 0 || (item[at - 1] ?? 0) > 0x7f; at++, shift += 7)
      kind |= ((item[at] ?? 0) & 0x7f) << shift;
    items.push([kind >>> 3, bytesField(1, item)]);
    return item;
  });
  return items;
}
