/** What an Ethereum transaction asks for, as records of the network state it. */
export interface EthereumCall {
  readonly gas: bigint;
  /** Tinybar, rounded down. */
  readonly amount: bigint;
  readonly functionParameters: Uint8Array;
}

/** Places of gas limit, value and data by transaction type (EIP-155, 2930, 1559, 7702). */
const PLACES: readonly ({ readonly gas: number; readonly value: number; readonly data: number } | undefined)[] = [
  { gas: 2, value: 4, data: 5 },
  { gas: 3, value: 5, data: 6 },
  { gas: 4, value: 6, data: 7 },
  undefined,
  { gas: 4, value: 6, data: 7 },
];
const FIRST_LIST = 0xc0;
const LONG_LIST = 0xf7;
const FIRST_TEXT = 0x80;
const LONG_TEXT = 0xb7;
const WEI_PER_TINYBAR = 10_000_000_000n;

/** Reads gas limit, value and call data of a signed Ethereum transaction; undefined when its bytes are not one. */
export function readEthereumCall(bytes: Uint8Array): EthereumCall | undefined {
  const first = bytes[0] ?? 0;
  const type = first >= FIRST_LIST ? 0 : first;
  const places = PLACES[type];
  const fields = readList(type === 0 ? bytes : bytes.subarray(1));
  if (places === undefined || fields === undefined) return undefined;
  const [gas, value, data] = [fields[places.gas], fields[places.value], fields[places.data]];
  if (gas === undefined || value === undefined || data === undefined) return undefined;
  return { gas: numberOf(gas), amount: numberOf(value) / WEI_PER_TINYBAR, functionParameters: data };
}

/** Items of one RLP list; lists inside of it stay encoded (yellow paper, appendix B). */
function readList(bytes: Uint8Array): Uint8Array[] | undefined {
  const outer = readItem(bytes, 0);
  if (outer === undefined || (bytes[0] ?? 0) < FIRST_LIST) return undefined;
  const items: Uint8Array[] = [];
  for (let at = outer.start; at < outer.end; ) {
    const item = readItem(bytes, at);
    if (item === undefined || item.end > outer.end) return undefined;
    items.push(bytes.subarray(item.start, item.end));
    at = item.end;
  }
  return items;
}

function readItem(bytes: Uint8Array, at: number): { readonly start: number; readonly end: number } | undefined {
  const head = bytes[at];
  if (head === undefined) return undefined;
  if (head < FIRST_TEXT) return { start: at, end: at + 1 };
  const [short, long] = head < FIRST_LIST ? [FIRST_TEXT, LONG_TEXT] : [FIRST_LIST, LONG_LIST];
  const lengthBytes = Math.max(0, head - long);
  const length = lengthBytes === 0 ? head - short : Number(numberOf(bytes.subarray(at + 1, at + 1 + lengthBytes)));
  const start = at + 1 + lengthBytes;
  return start + length <= bytes.length ? { start, end: start + length } : undefined;
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}
