import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { useEffect, useState } from 'react';
import { useSavedAccountActions, useSavedAccounts } from '../../entities/account/get-saved-accounts.ts';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { entityQuery, isUnknown } from '../../shared/api/get-entity.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Hash } from '../../shared/ui/hash.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from '../../shared/ui/panel.module.css';
import { showToast } from '../../shared/ui/toasts.ts';
import { useRun } from '../../shared/ui/use-run.ts';
import { findWallets, type Wallet } from './find-wallets.ts';

/** The wallets of this browser and their accounts, which can be followed; nothing where no wallet is installed. */
export function WalletsPanel({ userId }: { userId: string }) {
  const wallets = useWallets();
  if (wallets.length === 0) return null;
  return (
    <section className="card" aria-labelledby="wallets">
      <header>
        <h2 id="wallets">Wallets</h2>
      </header>
      {wallets.map((wallet) => (
        <WalletAccounts key={wallet.id} wallet={wallet} userId={userId} />
      ))}
      <p className={`${styles.panelNote} muted`}>
        Connecting only shares your wallet’s addresses with this page. It never signs or sends anything.
      </p>
    </section>
  );
}

function useWallets(): readonly Wallet[] {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  useEffect(
    () => findWallets(window, (wallet) => setWallets((before) => [...before.filter(isOther(wallet)), wallet])),
    [],
  );
  return wallets;
}

function isOther(wallet: Wallet): (other: Wallet) => boolean {
  return ({ id }) => id !== wallet.id;
}

function WalletAccounts({ wallet, userId }: { wallet: Wallet; userId: string }) {
  const [addresses, setAddresses] = useState<readonly string[]>();
  const { isBusy, run } = useRun();
  const connect = () => run(async () => setAddresses(await wallet.addresses()));
  return (
    <ul className={styles.sessionList}>
      <li>
        <span className="grow break">
          <b>
            <LedgerText text={wallet.name} />
          </b>
          {addresses?.length === 0 ? (
            <span className="muted block">The wallet did not share any addresses.</span>
          ) : null}
        </span>
        {addresses === undefined || addresses.length === 0 ? (
          <button type="button" className="button small" disabled={isBusy} onClick={() => void connect()}>
            CONNECT<span className="sr-only"> {wallet.name}</span>
          </button>
        ) : (
          <span className="badge soft">Connected</span>
        )}
      </li>
      {addresses?.map((address) => (
        <WalletAccount key={address} address={address} userId={userId} />
      ))}
    </ul>
  );
}

/** An address of a wallet, as the account that it is here. */
function WalletAccount({ address, userId }: { address: string; userId: string }) {
  const { data, error, refetch } = useReply(entityQuery(addressOf(ACCOUNT_CALLS.getAccount, { id: address })));
  if (error !== null && !isUnknown(error) && data === undefined)
    return (
      <li>
        <LoadFailure error={error} retry={() => void refetch()} />
      </li>
    );
  return (
    <li>
      <span className="grow break">
        {data === undefined ? null : <EntityLink kind="account" id={data.accountID} />}
        <span className="muted block">
          <Hash hex={address} what="address" />
        </span>
      </span>
      {data === undefined ? (
        <span className="muted">{error === null ? 'Looking it up…' : 'Not on this network'}</span>
      ) : (
        <FollowButton accountId={data.accountID} userId={userId} />
      )}
    </li>
  );
}

function FollowButton({ accountId, userId }: { accountId: string; userId: string }) {
  const { data: saved = [] } = useSavedAccounts(userId);
  const { save } = useSavedAccountActions(userId);
  const { isBusy, run } = useRun();
  if (saved.some((one) => one.accountId === accountId)) return <span className="badge soft">Followed</span>;
  const follow = () =>
    run(async () => {
      await save({ accountId, alias: '' });
      showToast(`You’re now following ${accountId}.`);
    });
  return (
    <button type="button" className="button small" disabled={isBusy} onClick={() => void follow()}>
      Follow<span className="sr-only"> {accountId}</span>
    </button>
  );
}
