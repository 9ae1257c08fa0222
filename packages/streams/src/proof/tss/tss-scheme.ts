import type { OpeningBatch } from './hints-check.ts';

/**
 * A release of the network's threshold signing library whose signatures differ from others'. `early`: 3.7.8 to 3.15.0, which is
 * unsound (a forger can claim any weight). `fixed`: 3.15.1 and 3.15.2, of the same lengths. `merged`: 3.23, which the public networks
 * cut over with.
 */
export type TssScheme = 'early' | 'fixed' | 'merged';

/** How the two older schemes differ. */
export interface SchemeRules {
  readonly scheme: 'early' | 'fixed';
  readonly openings: OpeningBatch;
  /** Domain of the proof that a node holds its Schnorr key. */
  readonly possessionDomain: string;
  /** How a hinTS key becomes a number of BN254: by Poseidon, or hashed under this domain. */
  readonly keyDomain: string | undefined;
}

/** In the order in which they are tried where the scheme is unknown. */
export const SCHEMES: readonly SchemeRules[] = [
  {
    scheme: 'fixed',
    openings: 'hashed',
    possessionDomain: 'HieroTSSWrapsSchnorrKeyPoK',
    keyDomain: 'HieroTSSWrapsHintsVkHash',
  },
  { scheme: 'early', openings: 'powers-of-r', possessionDomain: '', keyDomain: undefined },
];

/** SHA-256 of the keys of WRAPS proofs that are known, with the scheme that they belong to. */
const KNOWN_WRAPS_KEYS: ReadonlyMap<string, SchemeRules['scheme']> = new Map([
  ['00bd6cc621cbd09d95cbf1a265f181efdde09d1234213e1713f35e76317ab809', 'early'],
  ['5a6d78fb8d0d1ef989db3ca9c6aff7e2bd336665af8f5ec904892522ec8f2b3d', 'early'],
  ['f5bff1efb6c300a49cea32e122b1795ee42c08197d902f7e2020b6647843a88f', 'fixed'],
  ['4ad22130b1a47417843bd6855096a0df1e4ffd4b0cba57e424c40100311e478b', 'fixed'],
]);

/** The schemes that a ledger with this WRAPS key (SHA-256, hex) can use: one where the key is known, else both. */
export function schemesOf(wrapsKeySha256: string): readonly SchemeRules[] {
  const known = KNOWN_WRAPS_KEYS.get(wrapsKeySha256);
  return known === undefined ? SCHEMES : SCHEMES.filter(({ scheme }) => scheme === known);
}

/** True for a key of WRAPS proofs (SHA-256, hex) that came with a release of the network's library. */
export function isKnownWrapsKey(wrapsKeySha256: string): boolean {
  return KNOWN_WRAPS_KEYS.has(wrapsKeySha256);
}
