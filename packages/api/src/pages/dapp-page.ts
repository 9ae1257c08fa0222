import type { DappRecord } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { accountLine, entityPage, line, sentenceOf, short } from './entity-lines.ts';

const MISSING = { title: 'Dapp not found', description: 'No active dapp found with this ID.' };

/** The document of a dapp. */
export const dappPage = entityPage<DappRecord>('dapps', MISSING, (dapp) => ({
  canonical: `/dapps/${encodeURIComponent(dapp.id)}`,
  title: dapp.title,
  description: sentenceOf([short(dapp.description), dapp.company]),
  lines: [
    ...line('Company', dapp.company),
    ...accountLine('Account', dapp.accountId),
    ...line('Primary contract', dapp.contractId, `/contracts/${dapp.contractId}`),
    ...line('Transactions', countWithNoun(dapp.numTransactions, 'transaction')),
    ...line('Users', dapp.numAccounts === null ? null : String(dapp.numAccounts)),
  ],
}));
