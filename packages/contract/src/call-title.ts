/** The heading of a call in the documentation: the name of its operation in words. */
export function callTitle(operation: string): string {
  const words = operation
    .replaceAll(/([A-Z0-9]+)/g, ' $1')
    .toLowerCase()
    .replace(/\bnft/g, 'NFT')
    .replace(/\babi\b/, 'ABI')
    .replace(/\berc ?20/, 'ERC-20 ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
