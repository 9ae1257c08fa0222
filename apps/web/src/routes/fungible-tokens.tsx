import { ListPage } from '../features/lists/list-page.tsx';
import { TokenList } from '../features/lists/token-list.tsx';

/** Every fungible token that is known. */
export function Component() {
  return (
    <ListPage title="Fungible tokens" sentence="Tokens whose units are interchangeable.">
      <TokenList tokenType="FUNGIBLE_COMMON" label="Fungible tokens" />
    </ListPage>
  );
}
