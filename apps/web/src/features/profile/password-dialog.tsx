import { SESSION_CALLS } from '@ledgerscope/contract/session-calls';
import { PASSWORD_FORM } from '@ledgerscope/contract/session-forms';
import { useQueryClient } from '@tanstack/react-query';
import { sendCall } from '../../shared/api/send-call.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { NewPasswordFields } from '../../shared/form/new-password-fields.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { passwordsDiffer } from '../../shared/form/passwords-differ.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { beginSession } from '../../shared/session/session-user.ts';
import { showToast } from '../../shared/ui/toasts.ts';

/** Sets another password; this device stays signed in, by a new session. */
export function PasswordDialog({ userId, close }: { userId: string; close: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { currentPassword: '', password: '', confirmation: '' },
    rules: PASSWORD_FORM,
    check: passwordsDiffer,
    send: async ({ currentPassword, password }) => {
      const { data } = await sendCall(SESSION_CALLS.changePassword, { userId }, { currentPassword, password });
      beginSession(data);
      await queries.invalidateQueries({ queryKey: ['user', userId, 'sessions'] });
      showToast('Password changed. Other devices have been signed out.');
      close();
    },
  });
  return (
    <FormDialog title="Change password" close={close} form={form} action="Change password">
      <PasswordField label="Current password" field={form.field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields form={form} />
    </FormDialog>
  );
}
