import type { Key } from '@ledgerscope/contract';
import { Absent } from '../../shared/ui/absent.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Popup } from '../../shared/ui/popup.tsx';
import { KeyView } from '../entity/key-view.tsx';
import { EyeIcon } from './eye-icon.tsx';
import { keySummary } from './key-summary.ts';

/** What somebody has to sign with, behind an eye icon that opens a popup. `title` heads it: `Public Key(s)`. */
export function KeyPopup({ value, title }: { value: Key | null; title: string }) {
  if (value === null) return <Absent />;
  return (
    <span className="with-copy">
      <Popup className="copy eye" align="start" trigger={<EyeIcon />} label={`Show ${title}`}>
        {(close) => (
          <section className="key-panel" aria-label={title}>
            <header>
              <h3>{title}</h3>
              <CopyButton text={value.text} what={title} />
              <button type="button" className="button small" onClick={close}>
                Close
              </button>
            </header>
            <KeyView value={value} />
            <p className="break">{value.keys.length > 0 ? null : <span className="mono small">{value.key}</span>}</p>
          </section>
        )}
      </Popup>
      <span className="muted">{keySummary(value)}</span>
    </span>
  );
}
