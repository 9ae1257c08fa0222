import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

const CONFIRM_MS = 2_000;

/** Copies a text and confirms it for two seconds. `what` completes "Copy ...". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const label =
    outcome === 'copied'
      ? 'Copied'
      : outcome === 'failed'
        ? 'Copy failed: your browser blocked access to the clipboard'
        : `Copy ${what}`;
  return (
    <>
      <button
        type="button"
        className={`copy ${outcome ?? ''}`}
        aria-label={label}
        data-tip={label}
        onClick={() => void copy(text).then(setOutcome)}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={14} />
      </button>
      <span role="status" className="sr-only">
        {outcome === null ? '' : label}
      </span>
    </>
  );
}

async function copy(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The clipboard needs https or localhost, and the visitor's consent in some browsers.
    return copyBySelection(text) ? 'copied' : 'failed';
  }
}

/** For pages served over plain http, where browsers offer no clipboard. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
