import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SearchBox } from '../features/search/search-box.tsx';
import { PATHS } from '../shared/paths.ts';
import { Icon } from '../shared/ui/icon.tsx';
import styles from './command-palette.module.css';

/** Pages that the palette offers before anything is typed. */
const PAGES: readonly (readonly [string, string])[] = [
  ['Home', PATHS.home],
  ['Advanced search', `${PATHS.search}?isAdvanced=true`],
  ['Transactions', PATHS.transactions],
  ['Accounts', PATHS.accounts],
  ['Contracts', PATHS.contracts],
  ['Topics', PATHS.topics],
  ['Blocks', PATHS.blocks],
  ['Fungible tokens', PATHS.fungibleTokens],
  ['Non-fungible tokens', PATHS.nonFungibleTokens],
];

/** Marks the large search box of a page, which `/` focuses instead of opening the palette. */
const PAGE_SEARCH = 'data-page-search';

/**
 * Search from anywhere: Ctrl-K (or Command-K) opens it, and so does `/` on pages without a search box of their own; the
 * button in the header does the same by pointer.
 */
export function CommandPalette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => watchKeys(() => setOpen(true)), []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.openPalette}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span data-words>Search</span>
        <span className="kbd hide-s" aria-hidden="true">
          /
        </span>
      </button>
      {open ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
        <dialog
          ref={dialog}
          className="palette"
          aria-label="Search"
          onClose={() => setOpen(false)}
          onClick={(event) => event.target === dialog.current && close()}
        >
          <SearchBox size="palette" input={input} onLeave={close} idle={<Pages close={close} />} />
          <Focus input={input} />
        </dialog>
      ) : null}
    </>
  );
}

/** A dialog focuses its first control when shown; the caret belongs in the box all the same after the first paint. */
function Focus({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useEffect(() => input.current?.focus(), [input]);
  return null;
}

function Pages({ close }: { close: () => void }) {
  return (
    <nav className={styles.palettePages} aria-label="Pages">
      {PAGES.map(([name, href]) => (
        <Link key={href} to={href} onClick={close}>
          <Icon name="chevron" size={13} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

function watchKeys(open: () => void): () => void {
  const stop = new AbortController();
  const onKey = (event: globalThis.KeyboardEvent) => {
    const slash = event.key === '/' && !hasModifier(event) && !isTyping(event.target);
    if (!slash && !isPaletteKey(event)) return;
    event.preventDefault();
    const box = slash ? document.querySelector<HTMLInputElement>(`[${PAGE_SEARCH}] input`) : null;
    if (box === null) return open();
    box.focus();
    box.select();
  };
  document.addEventListener('keydown', onKey, { signal: stop.signal });
  return () => stop.abort();
}

function hasModifier({ ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
