import type { Dapp } from '@ledgerscope/contract/dapp';
import type { ReactNode } from 'react';
import { EntityFact } from '../../entities/entity/summary-facts.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { webAddress } from '../../shared/format/web-address.ts';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

/** What a dapp is, where it is found, and how much it is used. */
export function DappAbout({ dapp }: { dapp: Dapp }) {
  return (
    <FactsCard id="about">
      <Fact name="Company">{dapp.company === '' ? null : <LedgerText text={dapp.company} />}</Fact>
      <EntityFact name="Account" kind="account" id={dapp.accountId} label={false} copy />
      <EntityFact name="Primary contract" kind="contract" id={dapp.contractId} label={false} copy />
      <Fact name="Users">{usersText(dapp)}</Fact>
      <Fact name="Transactions">
        {dapp.numTransactionsIsLowerBound ? 'at least ' : ''}
        <span className="num" data-tip="Transactions involving its contracts (or its account, if it has no contracts)">
          {wholeText(dapp.numTransactions)}
        </span>
      </Fact>
      <Fact name="Deployed">{dapp.deployed}</Fact>
      <Fact name="Active since">{dapp.activeSince === null ? null : <Timestamp iso={dapp.activeSince} />}</Fact>
      <Fact name="Links">{linksOf(dapp)}</Fact>
    </FactsCard>
  );
}

function usersText({ numAccounts, numAccountsIsApproximate }: Dapp): ReactNode {
  if (numAccounts === null) return null;
  return (
    <span className="num" data-tip="Accounts that paid for calls to its contracts or transactions with its account">
      {numAccountsIsApproximate ? 'about ' : ''}
      {wholeText(numAccounts)}
    </span>
  );
}

function linksOf({ website, androidAppLink, iosAppLink }: Dapp): ReactNode {
  const links = [
    ['Website', website],
    ['Android app', androidAppLink],
    ['iOS app', iosAppLink],
  ] as const;
  const shown = links.flatMap(([name, address]) => {
    const url = address === null ? undefined : webAddress(address);
    return url === undefined ? [] : [{ name, href: url.href }];
  });
  if (shown.length === 0) return null;
  return shown.map(({ name, href }, place) => (
    <span key={name}>
      {place === 0 ? '' : ' · '}
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {name}
      </a>
    </span>
  ));
}
