import { fromAmount } from '@ledgerscope/contract/amount-value';
import type { SavedAccount } from '@ledgerscope/contract/saved-account';
import type { User } from '@ledgerscope/contract/user';
import { useState } from 'react';
import { useSavedAccountActions, useSavedAccounts } from '../../entities/account/get-saved-accounts.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { ContactCodeDialog } from '../../entities/user/contact-code-dialog.tsx';
import { useSiteConfig } from '../../shared/api/get-network.ts';
import formStyles from '../../shared/form/form.module.css';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import panelTableStyles from '../../shared/ui/panel-table.module.css';
import { showToast } from '../../shared/ui/toasts.ts';
import { useRun } from '../../shared/ui/use-run.ts';
import { AddAccountDialog } from './add-account-dialog.tsx';
import { alertsText, EditAccountDialog } from './edit-account-dialog.tsx';
import styles from './saved-accounts.module.css';

type Open = 'add' | 'number' | 'code' | { readonly edit: SavedAccount } | { readonly remove: SavedAccount };

/** The accounts that the user follows, with their alias and alerts. */
export function SavedAccountsPanel({ user }: { user: User }) {
  const { data, error, refetch } = useSavedAccounts(user.id);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <section className="card" aria-labelledby="saved-accounts">
      <header>
        <h2 id="saved-accounts">Saved accounts</h2>
        <span className="grow" />
        <button type="button" className="button" onClick={() => setOpen('add')}>
          FOLLOW AN ACCOUNT
        </button>
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.length === 0 ? (
        <p className={`${panelStyles.panelEmpty} muted`}>
          You aren’t following any accounts yet. Follow one to add it to the Account menu and get alerts.
        </p>
      ) : null}
      {data === undefined || data.length === 0 ? null : <AccountTable user={user} accounts={data} open={setOpen} />}
      <p className={`${panelStyles.panelNote} muted`}>
        Alerts take effect within a minute. They are not available for reserved accounts (below 0.0.1001). You’ll get at
        most one message per minute for each account. <TextsNote user={user} />
      </p>
      <OpenDialog open={open} user={user} close={close} />
    </section>
  );
}

/** What alerts by SMS need, where they do. */
function TextsNote({ user: { contact, contactConfirmed } }: { user: User }) {
  if (useSiteConfig().data?.sendsTexts === false) return 'Text messages are not available on this site.';
  if (contact === null) return 'Add a mobile number to your profile to get text messages.';
  return contactConfirmed ? null : 'Confirm your mobile number to get text messages.';
}

interface TableProps {
  readonly user: User;
  readonly accounts: readonly SavedAccount[];
  readonly open: (dialog: Open) => void;
}

function AccountTable({ user, accounts, open }: TableProps) {
  return (
    <div className="table-scroll">
      <table className={panelTableStyles.panelTable}>
        <thead>
          <tr>
            <th scope="col">Alias</th>
            <th scope="col">Account</th>
            <th scope="col">SMS</th>
            <th scope="col">Email</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <AccountRow key={account.accountId} user={user} account={account} open={open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AccountRow({ user, account, open }: Omit<TableProps, 'accounts'> & { account: SavedAccount }) {
  const { update } = useSavedAccountActions(user.id);
  const sendsTexts = useSiteConfig().data?.sendsTexts !== false;
  const { run } = useRun();
  const { accountId, alias, sms, email, direction } = account;
  const alerts = alertsText(account);
  const name = alias ?? accountId;
  const change = (what: 'SMS' | 'Email', next: Pick<SavedAccount, 'sms' | 'email'>, isOn: boolean) =>
    run(async () => {
      const smallestAmount = fromAmount(account.smallestAmount).toString();
      await update(account, { alias, direction, smallestAmount, ...next });
      showToast(`${what} notifications for ${name} turned ${isOn ? 'on' : 'off'}.`);
    });
  const toggleSms = () => {
    if (!sms && user.contact === null) return open('number');
    if (!sms && !user.contactConfirmed) return open('code');
    return void change('SMS', { sms: !sms, email }, !sms);
  };
  return (
    <tr>
      <td className="break" data-label="Alias">
        {alias ?? <span className="muted">UNNAMED ACCOUNT</span>}
        {alerts === undefined ? null : <span className={`${styles.savedAccountAlerts} muted`}>{alerts}</span>}
      </td>
      <td data-label="Account">
        <EntityLink kind="account" id={accountId} />
      </td>
      <td data-label="SMS">
        <AlertSwitch label={`SMS for ${name}`} isOn={sms} toggle={toggleSms} isOff={!sms && !sendsTexts} />
      </td>
      <td data-label="Email">
        <AlertSwitch
          label={`Email for ${name}`}
          isOn={email}
          toggle={() => void change('Email', { sms, email: !email }, !email)}
        />
      </td>
      <td className={panelTableStyles.rowActions}>
        <button type="button" className="button small" onClick={() => open({ edit: account })}>
          Edit<span className="sr-only"> {name}</span>
        </button>
        <button type="button" className="button small" onClick={() => open({ remove: account })}>
          Remove<span className="sr-only"> {name}</span>
        </button>
      </td>
    </tr>
  );
}

interface AlertSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** It cannot be switched on here. */
  readonly isOff?: boolean;
}

function AlertSwitch({ label, isOn, toggle, isOff = false }: AlertSwitchProps) {
  const name = { role: 'switch', 'aria-checked': isOn, 'aria-label': label } as const;
  return <input type="checkbox" {...name} checked={isOn} disabled={isOff} onChange={toggle} />;
}

function OpenDialog({ open, user, close }: { open: Open | undefined; user: User; close: () => void }) {
  const userId = user.id;
  const { remove } = useSavedAccountActions(userId);
  if (open === undefined) return null;
  if (open === 'add') return <AddAccountDialog userId={userId} close={close} />;
  if (open === 'number')
    return (
      <Dialog title="Mobile number required for SMS notifications" close={close}>
        <p className={formStyles.dialogForm}>Click 'EDIT' under your profile to add your mobile number.</p>
      </Dialog>
    );
  if (open === 'code') return <ContactCodeDialog user={user} close={close} />;
  if ('edit' in open) return <EditAccountDialog userId={userId} account={open.edit} close={close} />;
  const { accountId, alias } = open.remove;
  return (
    <ConfirmDialog
      title={`Remove ${alias ?? accountId}?`}
      text={`This removes ${accountId} from your list and stops its alerts.`}
      action="Remove"
      run={async () => {
        await remove(open.remove);
        showToast(`${alias ?? accountId} removed.`);
      }}
      close={close}
    />
  );
}
