/**
 * What is known of a block's authenticity, the strongest first.
 * - `ledger-id`: nodes of more than half of the weight signed it, with a key that a trusted ledger id leads to.
 * - `handed-over`: signed under a hinTS key that verified blocks handed over, from the key that a trusted ledger id or a pin leads to.
 * - `pinned-key`: signed under a hinTS key that the operator named; how the network came to that key is not checked.
 * - `linked`: a later block, which is `ledger-id`, `handed-over` or `pinned-key`, names its hash (or one that does).
 * - `replaced-scheme`: agrees with the first release of the network's signing library, which does not show that a majority signed.
 * - `older-release`: not verified; it has the form, or the version, of a release whose signatures this program does not read. As
 *   anybody can write either, it is worth as little as `none`.
 * - `none`: nothing of the above.
 */
export type ProofStrength =
  | 'ledger-id'
  | 'handed-over'
  | 'pinned-key'
  | 'linked'
  | 'replaced-scheme'
  | 'older-release'
  | 'none';

/** How well a signature itself was checked: without `linked`, which is said of blocks. */
export type SignatureStrength = Exclude<ProofStrength, 'linked'>;
