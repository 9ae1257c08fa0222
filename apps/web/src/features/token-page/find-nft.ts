import type { NftRowReply } from '@ledgerscope/contract/nft';

/** The NFTs whose serial number or owner is exactly the text; all of them without one. `#7` means serial number 7. */
export function findNfts(nfts: readonly NftRowReply[], text: string): readonly NftRowReply[] {
  const wanted = text.trim().replace(/^#/, '');
  if (wanted === '') return nfts;
  return nfts.filter(({ serialNumber, owner }) => String(serialNumber) === wanted || owner === wanted);
}

/** What asks the API for the NFTs that a text means, whatever the page; undefined while it means no whole serial number or owner. */
export function wholeSearch(text: string): { readonly serialNumber: string } | { readonly owner: string } | undefined {
  const wanted = text.trim();
  const serial = /^#?([1-9]\d{0,17})$/.exec(wanted)?.[1];
  if (serial !== undefined) return { serialNumber: serial };
  return /^\d{1,4}\.\d{1,5}\.\d{1,12}$/.test(wanted) ? { owner: wanted } : undefined;
}
