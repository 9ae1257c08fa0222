import { nftMediaPath, type Token } from '@ledgerscope/contract';
import { type LedgerSnapshot, type TokenState, thumbnailsOf } from '@ledgerscope/ledger-store';
import { mediaVersion } from '../../../nft-metadata/media-version.ts';
import { idText } from '../values.ts';
import { tokenReply } from './token-reply.ts';

/** Tokens with the addresses of their pictures. */
export async function tokenReplies(store: LedgerSnapshot, tokens: readonly TokenState[]): Promise<Token[]> {
  // Only the metadata of NFTs is looked at, so that other tokens have no picture.
  const withNfts = tokens.filter(({ type }) => type !== 'FUNGIBLE_COMMON');
  const pictures = await thumbnailPaths(
    store,
    withNfts.map(({ id }) => id),
  );
  return tokens.map((token) => tokenReply(token, pictures.get(token.id) ?? null));
}

/** One token with the address of its picture. */
export async function tokenWithPicture(store: LedgerSnapshot, token: TokenState): Promise<Token> {
  const pictures = token.type === 'FUNGIBLE_COMMON' ? undefined : await thumbnailPaths(store, [token.id]);
  return tokenReply(token, pictures?.get(token.id) ?? null);
}

/** Paths that serve the pictures of tokens, by token; those without a picture are left out. */
export async function thumbnailPaths(
  store: LedgerSnapshot,
  tokens: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const found = await thumbnailsOf(store, [...new Set(tokens)]);
  return new Map(
    [...found.values()].map(({ token, serial, image }) => [
      token,
      nftMediaPath(idText(token), serial, 0, mediaVersion(image)),
    ]),
  );
}
