import type { ReactNode } from 'react';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

interface FormFootProps {
  readonly form: Pick<FormState<string>, 'isSending' | 'failure'>;
  /** On the button that sends. */
  readonly label: string;
  readonly isDangerous?: boolean;
  /** While there is nothing to be sent. */
  readonly isDisabled?: boolean;
  /** Beside that button. */
  readonly children?: ReactNode;
}

/** Why a form could not be sent, and the button that sends it. */
export function FormFoot(props: FormFootProps) {
  const { form, label, isDangerous = false, isDisabled = false, children } = props;
  const { isSending, failure } = form;
  return (
    <>
      <p role="alert" className={styles.formFailure}>
        {failure}
      </p>
      <div className={styles.formActions}>
        <button
          type="submit"
          className={isDangerous ? 'button danger' : 'button primary'}
          disabled={isDisabled}
          aria-disabled={isSending}
        >
          {isSending ? <span className="spinner" aria-hidden="true" /> : null}
          {label}
        </button>
        {children}
        <span role="status" className="sr-only">
          {isSending ? 'Sending…' : ''}
        </span>
      </div>
    </>
  );
}
