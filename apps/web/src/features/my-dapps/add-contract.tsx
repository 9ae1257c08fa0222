import { CONTRACT_FORM, DAPP_NAME_MAX } from '@ledgerscope/contract/dapp-forms';
import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { sendFiles } from '../../shared/api/send-files.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { dappFailure } from './dapp-failure.ts';
import { ContractFileFields, useFiles } from './dapp-fields.tsx';
import { FixedTitle } from './fixed-title.tsx';
import { type DappDialogProps, useSentDapp } from './get-own-dapps.ts';

/** One more contract of a dapp. */
export function AddContract({ userId, dapp, close }: DappDialogProps) {
  const { files, choose } = useFiles();
  const sent = useSentDapp(userId, close);
  const hasPrimary = dapp.contracts.some(({ primary }) => primary);
  const form = useForm({
    initial: { contractId: '', name: '', primary: 'false' },
    rules: CONTRACT_FORM,
    send: async (values) => {
      await sent(sendFiles(OWN_DAPP_CALLS.addDappContract, { id: dapp.id }, values, files));
    },
    failureText: dappFailure,
  });
  return (
    <FormDialog title="Add a Contract" close={close} form={form} action="ADD" label="Add a Contract">
      <FixedTitle title={dapp.title} />
      <FormField label="Contract ID" field={form.field('contractId')} placeholder="0.0.1234" spellCheck={false} />
      <FormField label="Name" field={form.field('name')} maxLength={DAPP_NAME_MAX} isOptional />
      <CheckField
        label="Primary"
        field={form.field('primary')}
        isDisabled={hasPrimary}
        hint={
          hasPrimary
            ? 'This dapp already has a primary contract. You can change it in the list.'
            : 'The contract that represents the dapp.'
        }
      />
      <ContractFileFields choose={choose} file={form.file} />
    </FormDialog>
  );
}
