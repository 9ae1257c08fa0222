import { CONTRACT_FILES, DAPP_FILES, DAPP_FORM, DAPP_NAME_MAX, dappIdOf, OWN_DAPP_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { type Files, sendFiles } from '../../shared/api/send-files.ts';
import { FileField } from '../../shared/form/file-field.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { dappFailure } from './dapp-failure.ts';
import { DappFields } from './dapp-fields.tsx';
import { useRefreshOwnDapps } from './get-own-dapps.ts';

const LOGO_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** A new dapp, with the files that belong to it. */
export function RegisterDapp({ userId, close }: { userId: string; close: () => void }) {
  const [files, setFiles] = useState<Files>({});
  const refresh = useRefreshOwnDapps(userId);
  const choose = (name: string) => (file: File | undefined) => setFiles((before) => ({ ...before, [name]: file }));
  const form = useForm({
    initial: {
      company: '',
      title: '',
      description: '',
      accountId: '',
      contractId: '',
      website: '',
      androidAppLink: '',
      iosAppLink: '',
      deployed: '',
    },
    rules: DAPP_FORM,
    check: ({ title }) =>
      title !== '' && dappIdOf(title) === '' ? { title: 'The title needs a letter or a digit' } : {},
    send: async (values) => {
      const { data } = await sendFiles(OWN_DAPP_CALLS.registerDapp, { id: dappIdOf(values.title) }, values, files);
      showToast(data.message);
      await refresh();
      close();
    },
    failureText: dappFailure,
  });
  return (
    <FormDialog title="Register a Dapp" close={close} form={form} action="SUBMIT" label="Register a Dapp">
      <FormField label="Title" field={form.field('title')} maxLength={DAPP_NAME_MAX} />
      <DappFields field={form.field} />
      <FormField
        label="Contract ID"
        field={form.field('contractId')}
        placeholder="0.0.1234"
        spellCheck={false}
        isOptional
      />
      <FileField name="abi" label="ABI" rule={CONTRACT_FILES.abi} accept=".json,.abi" onChange={choose('abi')} />
      <FileField
        name="sourceCode"
        label="Source code"
        rule={CONTRACT_FILES.sourceCode}
        onChange={choose('sourceCode')}
      />
      <FileField name="byteCode" label="Byte code" rule={CONTRACT_FILES.byteCode} onChange={choose('byteCode')} />
      <FileField
        name="logoURL"
        label="Logo"
        rule={DAPP_FILES.logoURL}
        accept={LOGO_TYPES}
        onChange={choose('logoURL')}
      />
    </FormDialog>
  );
}
