import type { Key } from '@ledgerscope/contract/key';
import { useState } from 'react';
import { Absent } from '../../shared/ui/absent.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { KeyView } from '../entity/key-view.tsx';
import { EyeIcon } from './eye-icon.tsx';
import styles from './key-popup.module.css';
import { keySummary } from './key-summary.ts';

/** What somebody has to sign with, behind an eye icon that opens a dialog. `title` heads it: `Public Key(s)`. */
export function KeyPopup({ value, title }: { value: Key | null; title: string }) {
  const [open, setOpen] = useState(false);
  if (value === null) return <Absent />;
  return (
    <span className="with-copy">
      <button
        type="button"
        className={`copy ${styles.eye}`}
        aria-label={`Show ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EyeIcon />
      </button>
      <span className="muted">{keySummary(value)}</span>
      {open ? (
        <Dialog title={title} close={() => setOpen(false)} tools={<CopyButton text={value.text} what={title} />}>
          <div className={styles.keyPanel}>
            <KeyView value={value} whole />
          </div>
        </Dialog>
      ) : null}
    </span>
  );
}
