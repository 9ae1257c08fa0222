import type { BILLING_CALLS, DESK_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import { cutEnd } from '../../shared/format/cut.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { useAction } from './use-action.ts';

const NAME_LENGTH = 60;

interface EditButtonsProps {
  readonly name: string;
  readonly id: string;
  readonly call: typeof DESK_CALLS.deleteAnnouncement | typeof DESK_CALLS.deleteNews | typeof BILLING_CALLS.deletePlan;
  readonly edit: () => void;
}

/** Changes a row, or deletes it after a question. */
export function EditButtons({ name, id, call, edit }: EditButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction();
  const short = cutEnd(name, NAME_LENGTH);
  const remove = async () => {
    await run(async () => (await sendCall(call, { id })).data.message);
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
        <Dialog title="Delete this?" close={() => setIsAsking(false)}>
          <div className="dialog-form">
            <p>
              <LedgerText text={short} />
            </p>
            <div className="form-actions">
              <button type="button" className="button danger" disabled={isBusy} onClick={() => void remove()}>
                Delete
              </button>
              <button type="button" className="button" onClick={() => setIsAsking(false)}>
                Keep it
              </button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
