import { CONTRACT_FILES } from '@ledgerscope/contract/dapp-forms';
import { SUBSCRIPTION_CALLS } from '@ledgerscope/contract/subscription-calls';
import { useState } from 'react';
import { sendFiles } from '../../shared/api/send-files.ts';
import { FileField } from '../../shared/form/file-field.tsx';
import styles from '../../shared/form/form.module.css';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { type SubscriptionDialogProps, useRefreshSubscriptions } from './get-subscriptions.ts';

const FAILED = 'Unable to upload ABI at the moment, please try again later.';

/** The ABI by which the events of a subscription are read. What cannot work says why at the field; what may work later says so. */
export function UploadAbi({ userId, subscription, close }: SubscriptionDialogProps) {
  const [abi, setAbi] = useState<File>();
  const [reason, setReason] = useState<string>();
  const refresh = useRefreshSubscriptions(userId);
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => {
      await sendFiles(SUBSCRIPTION_CALLS.uploadSubscriptionAbi, { id: subscription.id }, {}, { abi });
      await refresh();
      showToast('ABI uploaded.');
      close();
    },
    failureText: ({ message, status }) => {
      if (status < 500) return message;
      setReason(message);
      return message;
    },
  });
  if (reason !== undefined)
    return (
      <Dialog title={FAILED} close={close}>
        <div className={styles.dialogForm}>
          <p className="break">{reason}</p>
          <div className={styles.formActions}>
            <button type="button" className="button" onClick={() => setReason(undefined)}>
              Choose another file
            </button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title="Upload Abi"
      close={close}
      form={form}
      action="UPLOAD"
      label="Upload Abi"
      isDisabled={abi === undefined}
    >
      <FileField file={form.file('abi')} label="ABI" rule={CONTRACT_FILES.abi} accept=".json,.abi" onChange={setAbi} />
    </FormDialog>
  );
}
