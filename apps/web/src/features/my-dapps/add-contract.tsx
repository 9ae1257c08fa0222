import { CONTRACT_FILES, CONTRACT_FORM, DAPP_NAME_MAX, OWN_DAPP_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { type Files, sendFiles } from '../../shared/api/send-files.ts';
import { CheckField } from '../../shared/form/check-field.tsx';
import { FileField } from '../../shared/form/file-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { dappFailure } from './dapp-failure.ts';
import { FixedTitle } from './fixed-title.tsx';
import { type DappDialogProps, useRefreshOwnDapps } from './get-own-dapps.ts';

/** One more contract of a dapp. */
export function AddContract({ userId, dapp, close }: DappDialogProps) {
  const [files, setFiles] = useState<Files>({});
  const refresh = useRefreshOwnDapps(userId);
  const hasPrimary = dapp.contracts.some(({ primary }) => primary);
  const choose = (name: string) => (file: File | undefined) => setFiles((before) => ({ ...before, [name]: file }));
  const form = useForm({
    initial: { contractId: '', name: '', primary: 'false' },
    rules: CONTRACT_FORM,
    send: async (values) => {
      const { data } = await sendFiles(OWN_DAPP_CALLS.addDappContract, { id: dapp.id }, values, files);
      showToast(data.message);
      await refresh();
      close();
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
            ? 'The dapp has a primary contract already. You can choose another one in the list.'
            : 'It represents the dapp.'
        }
      />
      <FileField name="abi" label="ABI" rule={CONTRACT_FILES.abi} accept=".json,.abi" onChange={choose('abi')} />
      <FileField
        name="sourceCode"
        label="Source code"
        rule={CONTRACT_FILES.sourceCode}
        onChange={choose('sourceCode')}
      />
      <FileField name="byteCode" label="Byte code" rule={CONTRACT_FILES.byteCode} onChange={choose('byteCode')} />
    </FormDialog>
  );
}
