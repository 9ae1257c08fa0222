import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ledgerIdBytes, searchTarget } from './search-target.ts';

interface Problem {
  readonly message: string;
  readonly hint: string;
}

/** The search box: `/` focuses it from anywhere, Enter searches, Escape clears what it said or leaves it. */
export function SearchBox({ size }: { size: 'small' | 'large' }) {
  const navigate = useNavigate();
  const config = useSiteConfig().data;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const id = useId();
  useEffect(() => focusOnSlash(input.current), []);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const target = searchTarget(text, ledgerIdBytes(config?.ledgerID ?? null));
    setProblem(target.kind === 'invalid' ? target : null);
    if (target.kind === 'invalid') input.current?.focus();
    if (target.kind !== 'page') return;
    setText('');
    input.current?.blur();
    void navigate(target.href);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (problem === null) input.current?.blur();
    setProblem(null);
  };

  return (
    <search className={`search-form ${size}`}>
      <form className={`search ${size} ${problem === null ? '' : 'invalid'}`} onSubmit={search}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          aria-label="Search accounts and transactions"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          aria-keyshortcuts="/"
          placeholder="Account, transaction ID, hash, timestamp"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={onKey}
        />
        <span className="kbd hide-s" aria-hidden="true">
          /
        </span>
        {size === 'large' ? (
          <button type="submit" className="button primary">
            Search
          </button>
        ) : null}
      </form>
      <ProblemView id={id} problem={problem} />
    </search>
  );
}

function ProblemView({ id, problem }: { id: string; problem: Problem | null }) {
  return (
    <div id={id} role="alert" className={problem === null ? 'sr-only' : 'search-problem'}>
      {problem === null ? null : (
        <>
          <b>{problem.message}</b> <span>{problem.hint}</span>
        </>
      )}
    </div>
  );
}

function focusOnSlash(input: HTMLInputElement | null): () => void {
  const stop = new AbortController();
  const onKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input?.focus();
    input?.select();
  };
  document.addEventListener('keydown', onKey, { signal: stop.signal });
  return () => stop.abort();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
