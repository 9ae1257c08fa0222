import { fromAmount } from '@ledgerscope/contract/amount-value';
import type { SavedAccount } from '@ledgerscope/contract/saved-account';
import { HBAR_AMOUNT, SAVED_ACCOUNT_CHANGE_FORM } from '@ledgerscope/contract/saved-account-forms';
import { formatHbar, withoutTrailingZeros } from '@ledgerscope/ledger';
import { useSavedAccountActions } from '../../entities/account/get-saved-accounts.ts';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { showToast } from '../../shared/ui/toasts.ts';

/** What each direction is called. */
const DIRECTIONS = {
  both: 'All activity',
  in: 'Incoming transfers',
  out: 'Outgoing transfers',
} as const satisfies Readonly<Record<SavedAccount['direction'], string>>;

interface EditAccountDialogProps {
  readonly userId: string;
  readonly account: SavedAccount;
  readonly close: () => void;
}

/** Changes what a saved account is called and which of its transactions send an alert. */
export function EditAccountDialog({ userId, account, close }: EditAccountDialogProps) {
  const { update } = useSavedAccountActions(userId);
  const { accountId, sms, email } = account;
  const form = useForm({
    initial: {
      alias: account.alias ?? '',
      direction: DIRECTIONS[account.direction],
      smallestAmount: amountText(account),
    },
    rules: { alias: SAVED_ACCOUNT_CHANGE_FORM.alias, smallestAmount: HBAR_AMOUNT },
    send: async ({ alias, direction, smallestAmount }) => {
      const amount = HBAR_AMOUNT.read(smallestAmount);
      await update(account, {
        alias,
        sms,
        email,
        direction: directionOf(direction),
        smallestAmount: amount.ok ? amount.value.toString() : smallestAmount,
      });
      showToast(`${alias === '' ? accountId : alias} saved.`);
      close();
    },
  });
  return (
    <FormDialog title={`Alias and alerts for ${accountId}`} close={close} form={form} action="Save">
      <FormField label="Alias" field={form.field('alias')} autoComplete="off" isOptional autoFocus />
      <ChoiceField label="Alert me about" field={form.field('direction')} choices={Object.values(DIRECTIONS)} />
      <FormField
        label="Minimum amount (ℏ)"
        field={form.field('smallestAmount')}
        autoComplete="off"
        inputMode="decimal"
        placeholder="0"
        hint="Smaller transfers don’t trigger an alert, unless they include tokens or NFTs."
        isOptional
      />
    </FormDialog>
  );
}

/** What alerts are sent about an account, where that is not everything: `incoming transfers of 5 ℏ or more`. */
export function alertsText(account: SavedAccount): string | undefined {
  const amount = amountText(account);
  if (account.direction === 'both' && amount === '') return undefined;
  const least = amount === '' ? '' : ` of ${amount} ℏ or more`;
  return `Alerts: ${(account.direction === 'both' ? 'Transfers' : DIRECTIONS[account.direction]).toLowerCase()}${least}`;
}

function amountText({ smallestAmount }: SavedAccount): string {
  const tinybars = fromAmount(smallestAmount);
  return tinybars === 0n ? '' : withoutTrailingZeros(formatHbar(tinybars));
}

function directionOf(text: string): SavedAccount['direction'] {
  return text === DIRECTIONS.in ? 'in' : text === DIRECTIONS.out ? 'out' : 'both';
}
