import { SAVED_ACCOUNT_FORM } from '@ledgerscope/contract/saved-account-forms';
import { useSavedAccountActions } from '../../entities/account/get-saved-accounts.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { showToast } from '../../shared/ui/toasts.ts';

/** Follows an account; alerts are switched on in the list. */
export function AddAccountDialog({ userId, close }: { userId: string; close: () => void }) {
  const { save } = useSavedAccountActions(userId);
  const form = useForm({
    initial: { accountId: '', alias: '' },
    rules: SAVED_ACCOUNT_FORM,
    send: async (values) => {
      const { data } = await save(values);
      showToast(`You’re now following ${data.accountId}.`);
      close();
    },
  });
  return (
    <FormDialog title="Follow an account" close={close} form={form} action="Follow">
      <FormField
        label="Account"
        field={form.field('accountId')}
        placeholder="0.0.1234"
        autoComplete="off"
        spellCheck={false}
        hint="An account ID, an EVM address or an alias."
        autoFocus
      />
      <FormField
        label="Alias"
        field={form.field('alias')}
        autoComplete="off"
        hint="A name of your choice. Only you can see it."
        isOptional
      />
    </FormDialog>
  );
}
