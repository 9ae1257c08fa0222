import { SESSION_CALLS } from '@ledgerscope/contract/session-calls';
import { useState } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { saveText } from '../../shared/save-text.ts';
import styles from '../../shared/ui/panel.module.css';
import { showFailure } from '../../shared/ui/use-run.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** The password, the user's data as a file, and the end of the account. */
export function AccountPanel({ userId }: { userId: string }) {
  const [open, setOpen] = useState<'password' | 'deletion'>();
  const close = () => setOpen(undefined);
  return (
    <section className="card" aria-labelledby="account">
      <header>
        <h2 id="account">Your account</h2>
      </header>
      <div className={`flow ${styles.panelActions}`}>
        <button type="button" className="button" onClick={() => setOpen('password')}>
          Change password
        </button>
        <button type="button" className="button" onClick={() => void saveData(userId)}>
          Download my data
        </button>
        <button type="button" className="button danger" onClick={() => setOpen('deletion')}>
          Delete my account
        </button>
      </div>
      {open === 'password' ? <PasswordDialog userId={userId} close={close} /> : null}
      {open === 'deletion' ? (
        <DeleteAccountDialog userId={userId} download={() => void saveData(userId)} close={close} />
      ) : null}
    </section>
  );
}

async function saveData(userId: string): Promise<void> {
  try {
    const { data } = await fetchReply(addressOf(SESSION_CALLS.exportUser, { userId }), new AbortController().signal);
    saveText('ledgerscope-my-data.json', JSON.stringify(data, undefined, 2), 'application/json');
  } catch (error) {
    showFailure(error);
  }
}
