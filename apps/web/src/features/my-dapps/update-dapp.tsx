import { DAPP_CHANGE_FORM, DAPP_FILES, OWN_DAPP_CALLS } from '@ledgerscope/contract';
import { useState } from 'react';
import { sendFiles } from '../../shared/api/send-files.ts';
import { FileField } from '../../shared/form/file-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { dappFailure } from './dapp-failure.ts';
import { DappFields } from './dapp-fields.tsx';
import { FixedTitle } from './fixed-title.tsx';
import { type OwnDapp, useRefreshOwnDapps } from './get-own-dapps.ts';

interface UpdateDappProps {
  readonly userId: string;
  readonly dapp: OwnDapp;
  readonly close: () => void;
}

/** A change of a dapp; its title stays. */
export function UpdateDapp({ userId, dapp, close }: UpdateDappProps) {
  const [logoURL, setLogo] = useState<File>();
  const refresh = useRefreshOwnDapps(userId);
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
      const { data } = await sendFiles(OWN_DAPP_CALLS.updateDapp, { id: dapp.id }, values, { logoURL });
      showToast(data.message);
      await refresh();
      close();
    },
    failureText: dappFailure,
  });
  return (
    <Dialog title="Update Your Dapp" close={close}>
      <form className="form dialog-form" noValidate aria-label="Update Your Dapp" onSubmit={form.onSubmit}>
        {dapp.active ? <p className="muted">The dapp stays public as it is until your change is approved.</p> : null}
        <FixedTitle title={dapp.title} />
        <DappFields field={form.field} />
        <FileField
          name="logoURL"
          label="Logo"
          rule={DAPP_FILES.logoURL}
          accept="image/png,image/jpeg,image/gif,image/webp"
          onChange={setLogo}
        />
        <FormFoot form={form} label="SUBMIT" />
      </form>
    </Dialog>
  );
}
