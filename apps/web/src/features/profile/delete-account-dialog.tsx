import { SESSION_CALLS } from '@ledgerscope/contract/session-calls';
import { DELETION_FORM } from '@ledgerscope/contract/session-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { PATHS } from '../../shared/paths.ts';
import { endSession } from '../../shared/session/session-user.ts';
import { showToast } from '../../shared/ui/toasts.ts';

interface DeleteAccountDialogProps {
  readonly userId: string;
  readonly download: () => void;
  readonly close: () => void;
}

/** Deletes the account, after the password was given. */
export function DeleteAccountDialog({ userId, download, close }: DeleteAccountDialogProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    rules: DELETION_FORM,
    send: async (values) => {
      await sendCall(SESSION_CALLS.deleteUser, { userId }, values);
      // First away from a page that leads to the sign-in page.
      await navigate(PATHS.home);
      endSession();
      queries.removeQueries({ queryKey: ['user'] });
      showToast('Your account has been deleted.');
    },
  });
  return (
    <FormDialog title="Delete your account?" close={close} form={form} action="Delete my account" isDangerous>
      <p>
        Your profile, saved accounts and API keys will be permanently deleted, and apps using your keys will stop
        working. Dapps you registered stay listed without an owner.
      </p>
      <p>
        <button type="button" className="button small" onClick={download}>
          Download my data first
        </button>
      </p>
      <PasswordField label="Your password" field={form.field('password')} autoComplete="current-password" />
    </FormDialog>
  );
}
