import type { NftRow } from '@ledgerscope/contract';

/** The NFTs whose serial number or owner is exactly the text; all of them without one. `#7` stands for serial number 7. */
export function findNfts(nfts: readonly NftRow[], text: string): readonly NftRow[] {
  const wanted = text.trim().replace(/^#/, '');
  if (wanted === '') return nfts;
  return nfts.filter(({ serialNumber, owner }) => String(serialNumber) === wanted || owner === wanted);
}

/** The serial number that a text asks for; undefined for anything else. */
export function serialOf(text: string): string | undefined {
  return /^#?([1-9]\d{0,17})$/.exec(text.trim())?.[1];
}
