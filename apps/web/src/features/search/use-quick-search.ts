import type { SearchScope, Suggestion, SuggestReply } from '@ledgerscope/contract/suggest';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FailedReply } from '../../shared/api/api-error.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { PATHS } from '../../shared/paths.ts';
import { fetchSearchRoute, gaveUp, suggestionsQuery } from './get-suggestions.ts';
import { pageOfLink } from './page-of-link.ts';

/** A pause in typing after which suggestions are asked for. */
const PAUSE_MS = 120;
/** What the results page looks through. */
const RESULTS = 'Memos, messages, names and IDs';

/** What the box offers: something that the text can mean, or, where Enter leads there, the results page. */
export type Offer = Omit<Suggestion, 'kind' | 'exact'> & { readonly kind: Suggestion['kind'] | 'results' };

/** Why a text leads nowhere, and what would be accepted. */
interface Refusal {
  readonly message: string;
  readonly hint: string;
}

export interface QuickSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly suggestions: readonly Offer[];
  /** True while the suggestions are those of an older text, or none came yet. */
  readonly loading: boolean;
  /** True where the server was too busy to look at everything, however often it was asked. */
  readonly isCutShort: boolean;
  /** Looks once more. */
  readonly again: () => unknown;
  readonly checksum: SuggestReply['checksum'];
  readonly refusal: Refusal | null;
  readonly forget: () => void;
  readonly busy: boolean;
  /** Goes where the text leads by the rules of quick search. */
  readonly submit: () => void;
  readonly open: (offer: Offer) => void;
}

/** The state of a search box. `onLeave` is called when it leads somewhere. */
export function useQuickSearch(scope: SearchScope, onLeave: () => void): QuickSearch {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const found = useSuggestions(text.trim(), scope);
  useEffect(() => () => running.current?.abort(), []);

  const leave = (href: string) => {
    setText('');
    setRefusal(null);
    onLeave();
    void navigate(href);
  };
  const submit = () => {
    running.current?.abort();
    const q = text.trim();
    if (q === '') return leave(PATHS.search);
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    fetchSearchRoute(q, scope, control.signal)
      .then(({ target, link, kind, id, message, hint }) => {
        if (target === 'invalid' || link === null) setRefusal({ message: message ?? '', hint: hint ?? '' });
        else leave(pageOfLink(link, kind, id));
      })
      .catch((error: unknown) => {
        if (!control.signal.aborted) setRefusal(failureOf(error));
      })
      .finally(() => {
        if (running.current === control) setBusy(false);
      });
  };
  return {
    text,
    setText: (next) => {
      running.current?.abort();
      setText(next);
      setRefusal(null);
    },
    ...found,
    refusal,
    forget: () => setRefusal(null),
    busy,
    submit,
    open: ({ link, kind, id }) => (kind === 'results' ? submit() : leave(pageOfLink(link, kind, id))),
  };
}

/** What is suggested for a text once typing pauses, and whether the server gave up before it had looked at everything. */
function useSuggestions(q: string, scope: SearchScope) {
  const client = useQueryClient();
  const wanted = useLater(q, PAUSE_MS);
  const query = suggestionsQuery(wanted, scope);
  const { data, isPlaceholderData, isFetching, refetch: again } = useReply(query);
  if (q === '') return { suggestions: [], loading: false, isCutShort: false, again, checksum: null };
  const isCurrent = wanted === q && !isFetching;
  return {
    suggestions: data === undefined ? [] : offersOf(data, q),
    loading: isPlaceholderData || !isCurrent,
    isCutShort: isCurrent && gaveUp(client.getQueryState(query.queryKey)),
    again,
    checksum: data?.checksum ?? null,
  };
}

type Suggested = Pick<SuggestReply, 'route'> & { readonly data: readonly Suggestion[] };

/** Where Enter leads is always among what is offered, with what it is. */
function offersOf({ data, route }: Suggested, q: string): readonly Offer[] {
  if (route.target === 'search' && route.link !== null)
    return [...data, { kind: 'results', id: 'results', label: `Search for “${q}”`, detail: RESULTS, link: route.link }];
  const { kind, id, link } = route;
  if (kind === null || id === null || link === null || data.some((row) => row.link === link)) return data;
  return [{ kind, id, label: id, detail: null, link }, ...data];
}

function failureOf(error: unknown): Refusal {
  return { message: 'Something went wrong.', hint: error instanceof FailedReply ? error.message : '' };
}

/** A value as it was before the last change, until it has rested for a while. */
function useLater(value: string, ms: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
