import { SAVED_ACCOUNT_CHANGE_FORM, type SavedAccount } from '@ledgerscope/contract';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useSavedAccountActions } from './get-saved-accounts.ts';

interface EditAliasDialogProps {
  readonly userId: string;
  readonly account: SavedAccount;
  readonly close: () => void;
}

/** Renames a saved account. */
export function EditAliasDialog({ userId, account, close }: EditAliasDialogProps) {
  const { update } = useSavedAccountActions(userId);
  const { accountId, sms, email } = account;
  const form = useForm({
    initial: { alias: account.alias ?? '' },
    rules: { alias: SAVED_ACCOUNT_CHANGE_FORM.alias },
    send: async ({ alias }) => {
      await update(account, { alias, sms, email });
      showToast(`The alias of ${accountId} is saved.`);
      close();
    },
  });
  return (
    <Dialog title={`Alias of ${accountId}`} close={close}>
      <form className="form dialog-form" noValidate onSubmit={form.onSubmit}>
        <FormField label="Alias" field={form.field('alias')} autoComplete="off" isOptional autoFocus />
        <FormFoot form={form} label="Save" />
      </form>
    </Dialog>
  );
}
