import { DAPP_FORM, DAPP_NAME_MAX, dappIdOf } from '@ledgerscope/contract/dapp-forms';
import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { sendFiles } from '../../shared/api/send-files.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { dappFailure } from './dapp-failure.ts';
import { ContractFileFields, DappFields, LogoField, useFiles } from './dapp-fields.tsx';
import { useSentDapp } from './get-own-dapps.ts';

/** A new dapp, with the files that belong to it. */
export function RegisterDapp({ userId, close }: { userId: string; close: () => void }) {
  const { files, choose } = useFiles();
  const sent = useSentDapp(userId, close);
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
      title !== '' && dappIdOf(title) === '' ? { title: 'The title must contain a letter or digit' } : {},
    send: async (values) => {
      await sent(sendFiles(OWN_DAPP_CALLS.registerDapp, { id: dappIdOf(values.title) }, values, files));
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
      <ContractFileFields choose={choose} file={form.file} />
      <LogoField choose={choose('logoURL')} file={form.file} />
    </FormDialog>
  );
}
