import { SEARCH_CALLS } from '@ledgerscope/contract/search-calls';
import type { SearchRoute } from '@ledgerscope/contract/suggest';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { PATHS } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { AdvancedDialog } from './advanced-dialog.tsx';
import { type ExplorerSearch, writeExplorerSearch } from './explorer-state.ts';
import styles from './nft-explorer.module.css';

/** The search box of the NFT explorer: an NFT or collection that is named opens at once, any other text is searched. */
export function ExplorerSearchBox({ search }: { search: ExplorerSearch }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.text);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [advanced, setAdvanced] = useState(false);
  const clear = () => {
    setText('');
    setRefusal(null);
    void navigate(PATHS.nftExplorer);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = text.trim();
    setRefusal(null);
    if (asked === '') return clear();
    const route = await findRoute(asked);
    if (route?.target === 'invalid') return setRefusal(route.message);
    const results = `${PATHS.nftExplorer}${writeExplorerSearch({ text: asked, fields: {} })}`;
    void navigate(route?.target === 'page' && route.link !== null ? route.link : results);
  };
  return (
    <search className="search-form large page-search" data-page-search>
      <form className={`search large ${refusal === null ? '' : 'invalid'}`} onSubmit={(event) => void submit(event)}>
        <Icon name="search" size={18} />
        <input
          aria-label="Search NFTs"
          placeholder="Search NFTs"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={400}
          aria-invalid={refusal !== null}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text === '' ? null : (
          <button type="button" className="icon-button" aria-label="Clear the search" onClick={clear}>
            <Icon name="cross" size={16} />
          </button>
        )}
        <button type="submit" className="button primary">
          Search
        </button>
      </form>
      <p className={`flow ${styles.underSearch}`}>
        <button type="button" className={styles.linkButton} onClick={() => setAdvanced(true)}>
          Advance Search
        </button>
        <span className="down" role="alert">
          {refusal}
        </span>
      </p>
      {advanced ? <AdvancedDialog search={search} close={() => setAdvanced(false)} /> : null}
    </search>
  );
}

/** Where the text leads; null where the server did not say, and the text is searched instead. */
async function findRoute(text: string): Promise<SearchRoute | null> {
  try {
    const address = addressOf(SEARCH_CALLS.routeSearch, {}, { q: text, scope: 'nfts' });
    return (await fetchReply(address, new AbortController().signal)).data;
  } catch {
    // The server did not say: the text is searched.
    return null;
  }
}
