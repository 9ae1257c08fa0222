/** An NFT as texts name it; whether the collection is an id, an address or something else is the reader's to find out. */
export interface NftName {
  readonly collection: string;
  readonly serial: bigint;
}

const NAMED = /^(\S{1,200}) ?[#/] ?(\d{1,18})$/;

/** Parses `0.0.1138#528` and `0.0.1138/528`; undefined for any other text. */
export function parseNftName(text: string): NftName | undefined {
  const [, collection, serial] = NAMED.exec(text.trim()) ?? [];
  return collection === undefined || serial === undefined ? undefined : { collection, serial: BigInt(serial) };
}
