import { DAPP_CHANGE_FORM } from '@ledgerscope/contract/dapp-forms';
import { OWN_DAPP_CALLS } from '@ledgerscope/contract/own-dapp-calls';
import { useState } from 'react';
import { sendFiles } from '../../shared/api/send-files.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { dappFailure } from './dapp-failure.ts';
import { DappFields, LogoField } from './dapp-fields.tsx';
import { FixedTitle } from './fixed-title.tsx';
import { type DappDialogProps, useSentDapp } from './get-own-dapps.ts';

/** A change of a dapp; its title stays. */
export function UpdateDapp({ userId, dapp, close }: DappDialogProps) {
  const [logoURL, setLogo] = useState<File>();
  const sent = useSentDapp(userId, close);
  const form = useForm({
    initial: {
      company: dapp.company,
      description: dapp.description,
      accountId: dapp.accountId ?? '',
      website: dapp.website ?? '',
      androidAppLink: dapp.androidAppLink ?? '',
      iosAppLink: dapp.iosAppLink ?? '',
      deployed: dapp.deployed ?? '',
    },
    rules: DAPP_CHANGE_FORM,
    send: async (values) => {
      await sent(sendFiles(OWN_DAPP_CALLS.updateDapp, { id: dapp.id }, values, { logoURL }));
    },
    failureText: dappFailure,
  });
  return (
    <FormDialog title="Update Your Dapp" close={close} form={form} action="SUBMIT" label="Update Your Dapp">
      {dapp.active ? <p className="muted">The current version stays public until your change is approved.</p> : null}
      <FixedTitle title={dapp.title} />
      <DappFields field={form.field} />
      <LogoField choose={setLogo} file={form.file} />
    </FormDialog>
  );
}
