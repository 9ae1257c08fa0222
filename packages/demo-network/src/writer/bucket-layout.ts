const BLOCK_DIGITS = 19;

/** Paths of stream files in the layout of the public buckets. */
export const bucketLayout = {
  data: (account: bigint, stem: string): string => `${nodeFolder(account)}/${stem}.rcd.gz`,
  signature: (account: bigint, stem: string): string => `${nodeFolder(account)}/${stem}.rcd_sig`,
  sidecar: (account: bigint, stem: string): string => `${nodeFolder(account)}/sidecar/${stem}_01.rcd.gz`,
  /** The number's 19 digits cut into folders of four: `block/0000/0000/0000/0000/007.blk.gz`. */
  block: (number: bigint): string => {
    const digits = number.toString().padStart(BLOCK_DIGITS, '0');
    return `block/${digits.replace(/(\d{4})(?=\d)/g, '$1/')}.blk.gz`;
  },
  /** A document or medium by its content id, for a gateway. */
  media: (cid: string): string => `ipfs/${cid}`,
};

function nodeFolder(account: bigint): string {
  return `recordstreams/record0.0.${account}`;
}
