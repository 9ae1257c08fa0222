import { WrittenNumber, writeJson } from '@ledgerscope/ledger';
import { useState } from 'react';
import { wholeText } from '../format/hbar-text.ts';
import { CopyButton } from './copy-button.tsx';
import { LedgerText } from './ledger-text.tsx';

const LONG = 300;
const OPEN_DEPTH = 2;
const MANY = 100;

/** Any JSON as a tree that opens and closes; built on details and summary, so keyboards and screen readers know it. */
export function JsonView({ value, what }: { value: unknown; what: string }) {
  return (
    <div className="json">
      <div className="json-copy">
        <CopyButton text={writeJson(value)} what={what} />
      </div>
      <Node value={value} depth={0} />
    </div>
  );
}

function Node({ name, value, depth }: { name?: string; value: unknown; depth: number }) {
  if (typeof value !== 'object' || value === null || value instanceof WrittenNumber)
    return <Leaf name={name} value={value} />;
  const entries = Object.entries(value);
  const list = Array.isArray(value);
  if (entries.length === 0) return <Leaf name={name} value={list ? [] : {}} />;
  return (
    <details open={depth < OPEN_DEPTH}>
      <summary>
        {name === undefined ? null : <Name text={name} />}
        <span className="faint">{list ? `[${wholeText(entries.length)}]` : `{${wholeText(entries.length)}}`}</span>
      </summary>
      <Entries entries={entries} depth={depth + 1} />
    </details>
  );
}

/** Long lists show their first entries until asked for all, so that a page of 10,000 values stays quick. */
function Entries({ entries, depth }: { entries: readonly (readonly [string, unknown])[]; depth: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, MANY);
  return (
    <div className="json-entries">
      {shown.map(([name, value]) => (
        <Node key={name} name={name} value={value} depth={depth} />
      ))}
      {shown.length < entries.length ? (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          Show {wholeText(entries.length - shown.length)} more
        </button>
      ) : null}
    </div>
  );
}

function Name({ text }: { text: string }) {
  return (
    <span className="json-name">
      <LedgerText text={text} />
    </span>
  );
}

function Leaf({ name, value }: { name: string | undefined; value: unknown }) {
  const [whole, setWhole] = useState(false);
  const isNumber = value instanceof WrittenNumber;
  const text = typeof value === 'string' || isNumber ? String(value) : JSON.stringify(value);
  const cut = text.length > LONG && !whole;
  return (
    <div className="json-leaf">
      {name === undefined ? null : <Name text={name} />}
      <span className={`break json-${isNumber ? 'number' : typeof value}`}>
        <LedgerText text={cut ? `${text.slice(0, LONG)}…` : text} />
      </span>
      {cut ? (
        <button type="button" className="button small" onClick={() => setWhole(true)}>
          Show all {wholeText(text.length)} characters
        </button>
      ) : null}
    </div>
  );
}
