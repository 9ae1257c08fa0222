import type { SubmissionReply } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { useState } from 'react';
import { DappLogo } from '../../entities/dapp/dapp-logo.tsx';
import { sendCall } from '../../shared/api/send-call.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import formStyles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { OtherAbis } from './other-abis.tsx';
import { RequestFacts } from './request-facts.tsx';
import { useAction } from './use-action.ts';

const TITLES: Readonly<Record<SubmissionReply['kind'], string>> = {
  dapp: 'New dapp',
  'dapp-change': 'Dapp update',
  'dapp-contract': 'Dapp contract',
  'dapp-owner': 'Dapp ownership',
  'marketplace-link': 'Marketplace link',
};

/** A request with what it says; one that waits can be approved or refused. */
export function RequestCard({ request }: { request: SubmissionReply }) {
  const { id, kind, state, submitted, reason, logo } = request;
  const { name, sender } = namesOf(request);
  return (
    <li className={`card ${styles.request}`} aria-labelledby={`request-${id}`}>
      <header>
        {logo === null ? null : <DappLogo address={logo} title={name} size={40} />}
        <h2 id={`request-${id}`}>
          {TITLES[kind]}: <LedgerText text={name} />
        </h2>
        <span className="grow" />
        <span className="muted small">
          {sender} · {submitted.slice(0, 16).replace('T', ' ')} UTC
        </span>
      </header>
      <RequestFacts request={request} />
      {state === 'pending' ? <Decision request={request} /> : null}
      {reason === null ? null : (
        <p className={styles.requestReason}>
          Reason: <LedgerText text={reason} />
        </p>
      )}
    </li>
  );
}

/** What a request is about, and who sent it. */
function namesOf({ dapp, marketplace, sender }: SubmissionReply): { readonly name: string; readonly sender: string } {
  return { name: dapp?.title ?? marketplace?.tokenId ?? '', sender: sender?.email ?? marketplace?.email ?? '' };
}

function Decision({ request: { id, kind, marketplace, otherAbis } }: { request: SubmissionReply }) {
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState('');
  const [link, setLink] = useState(marketplace?.marketplaceLink ?? '');
  const [fault, setFault] = useState<string>();
  const [takeOver, setTakeOver] = useState('false');
  const form = { marketplaceLink: link, takeOver: takeOver === 'true' };
  const approve = () => run(() => sendCall(DESK_CALLS.approveSubmission, { id }, form));
  const refuse = () => {
    if (reason.trim() === '') return setFault('Enter a reason. It is included in the email to the user.');
    return run(() => sendCall(DESK_CALLS.refuseSubmission, { id }, { reason }));
  };
  const fieldOf = (name: string, value: string, onChange: (value: string) => void, wrong?: string) => ({
    name,
    value,
    onChange,
    fault: wrong,
    onBlur: () => {},
  });
  return (
    <div className={styles.decision}>
      {kind === 'marketplace-link' ? (
        <FormField label="Link to show" field={fieldOf('marketplaceLink', link, setLink)} type="url" />
      ) : null}
      {otherAbis.length === 0 ? null : (
        <>
          <OtherAbis abis={otherAbis} />
          <CheckField
            label="Use the ABIs of this dapp instead"
            field={fieldOf('takeOver', takeOver, setTakeOver)}
            hint="Calls and events of these contracts are then decoded for all users with the ABI of this dapp."
          />
        </>
      )}
      <FormField
        label="Reason for rejection"
        field={fieldOf(
          'reason',
          reason,
          (value) => {
            setReason(value);
            setFault(undefined);
          },
          fault,
        )}
        isOptional
      />
      <div className={formStyles.formActions}>
        <button type="button" className="button primary" disabled={isBusy} onClick={() => void approve()}>
          Approve
        </button>
        <button type="button" className="button danger" disabled={isBusy} onClick={() => void refuse()}>
          Reject
        </button>
      </div>
    </div>
  );
}
