import { type FormEvent, useState } from 'react';
import styles from '../form/form.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What happens. */
  readonly text: string;
  /** On the button that does it. */
  readonly action: string;
  /** Whether it only leads on: something is lost otherwise, and the button says so by its colour. */
  readonly isHarmless?: boolean;
  readonly run: () => Promise<unknown>;
  readonly close: () => void;
}

/** Asks before something that cannot be taken back, or that leads elsewhere; closes once it is done, and says where it fails. */
export function ConfirmDialog({ title, text, action, isHarmless = false, run, close }: ConfirmDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    setIsRunning(true);
    try {
      await run();
      close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong.');
      setIsRunning(false);
    }
  };
  return (
    <Dialog title={title} close={close}>
      <form className={`${styles.form} ${styles.dialogForm}`} onSubmit={(event) => void submit(event)}>
        <p className="break">{text}</p>
        <p role="alert" className={styles.formFailure}>
          {failure}
        </p>
        <div className={styles.formActions}>
          <button type="submit" className={`button ${isHarmless ? 'primary' : 'danger'}`} aria-disabled={isRunning}>
            {action}
          </button>
          <button type="button" className="button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
