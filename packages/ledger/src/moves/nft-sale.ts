import { accountMove } from './account-move.ts';
import type { MoveFacts } from './move-facts.ts';

/** What was paid for NFTs that went from one account to another. */
export interface NftSale {
  /** Token that was paid with; undefined for hbar. */
  readonly token: bigint | undefined;
  /** What the receiver paid, in tinybars without the fee of the transaction, or in smallest units. */
  readonly amount: bigint;
  /** NFTs that went from this sender to this receiver for it. */
  readonly nfts: number;
}

/**
 * What the receiver of an NFT paid and its sender got in the same transaction: hbar, or a token. A royalty or another fee makes both
 * differ; the price is what was paid. Undefined where nothing was paid, and for an exchange with several prices.
 */
export function nftSale(
  facts: MoveFacts,
  { sender, receiver }: { readonly sender: bigint; readonly receiver: bigint },
): NftSale | undefined {
  if (sender === 0n || receiver === 0n || sender === receiver) return undefined;
  const nfts = facts.nftTransferSender.filter(
    (from, index) => from === sender && facts.nftTransferReceiver[index] === receiver,
  ).length;
  const [buyer, seller] = [accountMove(facts, receiver), accountMove(facts, sender)];
  const prices = [
    { token: undefined, paid: -buyer.moved, got: seller.moved },
    ...[...buyer.tokens].map(([token, units]) => ({ token, paid: -units, got: seller.tokens.get(token) ?? 0n })),
  ].filter(({ paid, got }) => paid > 0n && got > 0n);
  const [price] = prices;
  return price === undefined || prices.length > 1 ? undefined : { token: price.token, amount: price.paid, nfts };
}
