import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import { type FormEvent, useState } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { useData } from '../../shared/api/data-query.ts';
import { sendCall } from '../../shared/api/send-call.ts';
import styles from '../../shared/form/form.module.css';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { showToast } from '../../shared/ui/toasts.ts';

/** Asks the operator to become the owner of a dapp that is there. */
export function SelectDapp({ close }: { close: () => void }) {
  const { data } = useData(['dapps', 'all'], addressOf(PORTAL_CALLS.listDapps, {}, { limit: 100 }));
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '') return setFailure('Choose a dapp');
    setIsSending(true);
    try {
      const reply = await sendCall(OWN_DAPP_CALLS.requestDappOwnership, { id: chosen });
      showToast(reply.data.message);
      close();
    } catch (error) {
      if (!(error instanceof FailedReply)) throw error;
      setFailure(error.message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog title="Select an existing dapp" close={close}>
      <form className={`${styles.form} ${styles.dialogForm}`} onSubmit={(event) => void submit(event)}>
        <fieldset className="choices">
          <legend>Dapp</legend>
          {data?.map(({ id, title, company }) => (
            <label key={id}>
              <input type="radio" name="dapp" value={id} checked={chosen === id} onChange={() => setChosen(id)} />
              <span>
                <LedgerText text={title} /> <span className="muted">{company}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <FormFoot form={{ isSending, failure }} label="SUBMIT" />
      </form>
    </Dialog>
  );
}
