import { useSearchParams } from 'react-router';
import { NftCards } from './nft-cards.tsx';
import { NftTable } from './nft-table.tsx';

const PARAM = 'nfts.view';

/** The NFTs of a collection as a table or as cards; which one is in the URL. */
export function NftsTab({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const cards = search.get(PARAM) === 'cards';
  const choose = (view: 'table' | 'cards') => {
    const next = new URLSearchParams(search);
    next.delete('nfts.page');
    if (view === 'table') next.delete(PARAM);
    else next.set(PARAM, view);
    setSearch(next, { preventScrollReset: true });
  };
  const view = (
    <fieldset className="segments" aria-label="NFT view">
      <button type="button" aria-pressed={!cards} onClick={() => choose('table')}>
        Table
      </button>
      <button type="button" aria-pressed={cards} onClick={() => choose('cards')}>
        Cards
      </button>
    </fieldset>
  );
  return cards ? <NftCards id={id} view={view} /> : <NftTable id={id} view={view} />;
}
