import { useEffect, useId, useState } from 'react';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import styles from './filter-box.module.css';
import { isFilterText } from './filter-text.ts';

/** A pause in typing after which the list is asked for. */
const PAUSE_MS = 300;

interface FilterBoxProps {
  readonly table: UrlTable;
  readonly label: string;
  readonly hint: string;
  /** The parameter of the URL, and what can be asked for by it; `q` and any text that a row can hold by default. */
  readonly filter?: { readonly name: string; readonly isText: (text: string) => boolean };
}

const WORDS = { name: 'q', isText: isFilterText };

/** Narrows a list by text, which is a parameter of the URL. Text that no row can hold is refused in place. */
export function FilterBox({ table, label, hint, filter = WORDS }: FilterBoxProps) {
  const applied = table.state.filters[filter.name] ?? '';
  const id = useId();
  const [text, setText] = useState(applied);
  const [from, setFrom] = useState(applied);
  // Back and forward change the applied text from outside; the box follows.
  if (from !== applied) {
    setFrom(applied);
    setText(applied);
  }
  const valid = filter.isText(text);
  const wanted = text.trim();
  const due = valid && wanted !== applied;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => table.filter({ [filter.name]: wanted === '' ? undefined : wanted }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <span className={styles.filterBox}>
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        aria-invalid={!valid}
        aria-describedby={valid ? undefined : id}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {valid ? null : (
        <span id={id} role="alert" className="filter-error">
          Invalid character.
        </span>
      )}
    </span>
  );
}
