import { ListPage } from '../features/lists/list-page.tsx';
import { TokenList } from '../features/lists/token-list.tsx';

/** Every NFT collection that is known. */
export function Component() {
  return (
    <ListPage title="Non-fungible tokens" sentence="Collections of unique tokens (NFTs).">
      <TokenList tokenType="NON_FUNGIBLE_UNIQUE" label="Non-fungible tokens" />
    </ListPage>
  );
}
