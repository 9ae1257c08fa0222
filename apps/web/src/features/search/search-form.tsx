import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { AdvancedForm } from './advanced-form.tsx';
import { fetchSearchRoute } from './get-suggestions.ts';
import { isNarrowed, type SearchState, writeSearch } from './search-state.ts';

/** The search of the results page: keywords alone, or the advanced fields. Everything it asks for goes into the address. */
export function SearchForm({ state }: { state: SearchState }) {
  const navigate = useNavigate();
  const address = writeSearch(state);
  const toggle = () => void navigate(`${PATHS.search}${writeSearch({ ...state, isAdvanced: !state.isAdvanced })}`);
  if (state.isAdvanced) return <AdvancedForm key={address} state={state} toggle={toggle} />;
  return <KeywordForm key={state.texts.q ?? ''} state={state} toggle={toggle} />;
}

function KeywordForm({ state, toggle }: { state: SearchState; toggle: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState(state.texts.q ?? '');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const submit = async () => {
    const { q: _before, ...others } = state.texts;
    const q = text.trim();
    // What narrowed the older words would hide what the new ones find.
    const kinds = q === (state.texts.q ?? '') ? state.kinds : {};
    const next = { ...state, kinds, texts: q === '' ? others : { ...others, q } };
    running.current?.abort();
    running.current = new AbortController();
    const page = isNarrowed(next) ? null : await transactionPage(q, running.current.signal);
    if (!running.current.signal.aborted) void navigate(page ?? `${PATHS.search}${writeSearch(next)}`);
  };
  return (
    <search className="search-form large page-search" data-page-search>
      <form
        className="search large"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Icon name="search" size={18} />
        <input
          aria-label="Keyword(s)"
          placeholder="Search by account, transaction, hash, token, topic or memo"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="button" className="button" aria-pressed="false" onClick={toggle}>
          ADVANCED
        </button>
        <button type="submit" className="button primary">
          Search
        </button>
      </form>
    </search>
  );
}

/** The page of the one transaction that a text names; null for all other texts, and where the server did not say. */
async function transactionPage(q: string, signal: AbortSignal): Promise<string | null> {
  if (q === '') return null;
  try {
    const route = await fetchSearchRoute(q, 'transactions', signal);
    return route.target === 'page' ? route.link : null;
  } catch {
    // The list that is shown instead says what is wrong.
    return null;
  }
}
