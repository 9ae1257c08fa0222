import { CONTACT_CODE_FORM } from '@ledgerscope/contract/profile-forms';
import type { User } from '@ledgerscope/contract/user';
import { USER_CALLS } from '@ledgerscope/contract/user-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { updateSessionUser } from '../../shared/session/session-user.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { failureText, useRun } from '../../shared/ui/use-run.ts';
import styles from './contact-code-dialog.module.css';

type Contact = Pick<User, 'id' | 'contact'>;

/** Confirms the contact number by a code that is sent to it: before, the number gets no other text. */
export function ContactCodeDialog({ user: { id: userId, contact }, close }: { user: Contact; close: () => void }) {
  const queries = useQueryClient();
  const { isBusy, run } = useRun();
  const [answer, setAnswer] = useState<{ readonly text: string; readonly isSent: boolean }>();
  const sendCode = () =>
    run(async () => {
      try {
        setAnswer({ text: (await sendCall(USER_CALLS.sendContactCode, { userId })).data.message, isSent: true });
      } catch (failure) {
        setAnswer({ text: failureText(failure), isSent: false });
      }
    });
  const form = useForm({
    initial: { code: '' },
    rules: CONTACT_CODE_FORM,
    checksOnLeave: false,
    send: async (values) => {
      const { data } = await sendCall(USER_CALLS.confirmContact, { userId }, values);
      updateSessionUser(data);
      queries.setQueryData(['user', userId, 'profile'], data);
      showToast('Number confirmed.');
      close();
    },
  });
  const above = (
    <div className={formStyles.dialogForm}>
      <p>
        We’ll send a code to <b className="nowrap">{contact}</b>. Until you enter the code, no other text messages are
        sent to this number.
      </p>
      <div className={formStyles.formActions}>
        <button type="button" className="button" aria-busy={isBusy} onClick={() => void sendCode()}>
          {answer?.isSent === true ? 'Send another code' : 'Send the code'}
        </button>
      </div>
      <p role="status" className={answer?.isSent === false ? formStyles.formFailure : `${styles.contactAnswer} muted`}>
        {answer?.text}
      </p>
    </div>
  );
  return (
    <FormDialog title="Confirm your number" close={close} form={form} action="Confirm the number" above={above}>
      <FormField
        label="Code"
        field={form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="The six-digit code from the text message. It is valid for 10 minutes."
      />
    </FormDialog>
  );
}
