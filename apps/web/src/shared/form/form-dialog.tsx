import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import styles from './form.module.css';
import { FormFoot } from './form-foot.tsx';
import type { FormState } from './use-form.ts';

interface FormDialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly form: Pick<FormState<string>, 'isSending' | 'failure' | 'onSubmit'>;
  /** Names the form for screen readers, where it is more than the dialog's only content. */
  readonly label?: string;
  /** On the button that sends. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** While there is nothing to be sent. */
  readonly isDisabled?: boolean;
  /** Above the form. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with one form. */
export function FormDialog({ title, close, form, label, action, above, children, ...foot }: FormDialogProps) {
  return (
    <Dialog title={title} close={close}>
      {above}
      <form className={`${styles.form} ${styles.dialogForm}`} noValidate aria-label={label} onSubmit={form.onSubmit}>
        {children}
        <FormFoot form={form} label={action} {...foot} />
      </form>
    </Dialog>
  );
}
