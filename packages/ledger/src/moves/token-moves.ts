import type { TokenFacts } from './move-facts.ts';

/** An NFT that an account gave or got. */
export interface NftMove {
  readonly token: bigint;
  /** -1 for every NFT of an old treasury. */
  readonly serial: bigint;
  readonly isReceived: boolean;
}

type Fungible = Pick<TokenFacts, 'tokenTransferToken' | 'tokenTransferAccount' | 'tokenTransferAmount'>;

/** What each account got (negative: gave) of each token, in smallest units: by token, then by account. Sums of 0 are omitted. */
export function tokenMoves(facts: Fungible): ReadonlyMap<bigint, ReadonlyMap<bigint, bigint>> {
  const byToken = new Map<bigint, Map<bigint, bigint>>();
  for (const [index, token] of facts.tokenTransferToken.entries()) {
    const account = facts.tokenTransferAccount[index];
    if (account === undefined) continue;
    const sums = byToken.get(token) ?? new Map<bigint, bigint>();
    sums.set(account, (sums.get(account) ?? 0n) + (facts.tokenTransferAmount[index] ?? 0n));
    byToken.set(token, sums);
  }
  return new Map(
    [...byToken].map(([token, sums]) => [token, new Map([...sums].filter(([, amount]) => amount !== 0n))]),
  );
}

/** Accounts that moved a token the other way than an entry of one account does, in the order of the list. */
export function otherSidesOfToken(
  facts: Fungible,
  { token, account, amount }: { readonly token: bigint; readonly account: bigint; readonly amount: bigint },
): readonly bigint[] {
  const sums = tokenMoves(facts).get(token) ?? new Map<bigint, bigint>();
  return [...sums].filter(([other, moved]) => other !== account && moved < 0n === amount > 0n).map(([other]) => other);
}

/** The NFTs that one account gave or got; one that came back to it is neither. */
export function nftMoves(facts: TokenFacts, account: bigint): readonly NftMove[] {
  return facts.nftTransferToken.flatMap((token, index) => {
    const isSent = facts.nftTransferSender[index] === account;
    const isReceived = facts.nftTransferReceiver[index] === account;
    return isSent === isReceived ? [] : [{ token, serial: facts.nftTransferSerial[index] ?? 0n, isReceived }];
  });
}
