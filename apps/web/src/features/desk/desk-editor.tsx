import type { BILLING_CALLS } from '@ledgerscope/contract/billing-calls';
import type { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { type ReactNode, useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import formStyles from '../../shared/form/form.module.css';
import { cutEnd } from '../../shared/format/cut.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { DeskList, type DeskListProps } from './desk-list.tsx';
import { useAction } from './use-action.ts';

const NAME_LENGTH = 60;

interface DeskEditorProps<Row> extends Omit<DeskListProps<Row>, 'children'>, Pick<EditButtonsProps, 'remove'> {
  readonly label: string;
  /** On the button for a new one. */
  readonly add: string;
  readonly nameOf: (row: Row) => string;
  readonly view: (row: Row) => ReactNode;
  /** The dialog that changes a row, or makes one where there is none. */
  readonly form: (row: Row | undefined, close: () => void) => ReactNode;
}

/** A list of the desk whose rows are made, changed and deleted. */
export function DeskEditor<Row extends { readonly id: string }>(props: DeskEditorProps<Row>) {
  const { label, add, nameOf, view, form, remove, ...list } = props;
  const [edited, setEdited] = useState<Row | 'new'>();
  return (
    <>
      <div className={`flow ${styles.deskTools}`}>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          {add}
        </button>
      </div>
      <DeskList {...list}>
        {(rows) => (
          <ul className={styles.deskRows} aria-label={label}>
            {rows.map((row) => (
              <li key={row.id}>
                <div className="grow">{view(row)}</div>
                <EditButtons name={nameOf(row)} remove={remove} id={row.id} edit={() => setEdited(row)} />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
      {edited === undefined ? null : form(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
    </>
  );
}

interface EditButtonsProps {
  readonly name: string;
  readonly id: string;
  readonly remove:
    | typeof DESK_CALLS.deleteAnnouncement
    | typeof DESK_CALLS.deleteNews
    | typeof BILLING_CALLS.deletePlan;
  readonly edit: () => void;
}

/** Changes a row, or deletes it after a question. */
function EditButtons({ name, id, remove, edit }: EditButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction();
  const short = cutEnd(name, NAME_LENGTH);
  const removeNow = async () => {
    await run(() => sendCall(remove, { id }));
    setIsAsking(false);
  };
  return (
    <>
      <button type="button" className="button small" aria-label={`Change ${short}`} onClick={edit}>
        Change
      </button>
      <button
        type="button"
        className="button small danger"
        aria-label={`Delete ${short}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </button>
      {isAsking ? (
        <Dialog title="Delete this item?" close={() => setIsAsking(false)}>
          <div className={formStyles.dialogForm}>
            <p>
              <LedgerText text={short} />
            </p>
            <div className={formStyles.formActions}>
              <button type="button" className="button danger" disabled={isBusy} onClick={() => void removeNow()}>
                Delete
              </button>
              <button type="button" className="button" onClick={() => setIsAsking(false)}>
                Cancel
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
