import type { Account } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { accountLine, entityPage, hbars, line, moment, sentenceOf, short } from './entity-lines.ts';

const MISSING = {
  title: 'Account not found',
  description: 'No account found with this ID, EVM address or alias.',
};

/** The document of an account. */
export const accountPage = entityPage<Account>('accounts', MISSING, (account) => ({
  canonical: `/accounts/${account.accountID}`,
  title: `${account.isNodeAccount ? 'Node account' : 'Account'} ${account.accountID}`,
  description: sentenceOf([
    `Account ${account.accountID}: ${balanceOf(account)}`,
    account.deleted ? 'deleted' : '',
    account.createdOn === null ? '' : `created ${moment(account.createdOn)}`,
    `${countWithNoun(account.numRecentTxns, 'transaction')} in the last 30 days`,
    short(account.memo),
  ]),
  lines: [
    ...line('Account ID', account.accountID),
    ...line('Current Balance', account.balance === null ? 'Balance unknown' : hbars(account.balance)),
    ...line('Transactions in the last 30 days', String(account.numRecentTxns)),
    ...line('Created Date', account.createdOn),
    ...accountLine('Created by', account.payerID),
    ...line('Expires', account.expiry),
    ...line('Memo', account.memo),
    ...line('EVM address', account.evmAddress === null ? null : `0x${account.evmAddress}`),
    ...line('Alias', account.alias),
    ...line('Public Key', account.publicKey?.text),
    ...line('Staked Node Id', account.stakedNodeId === null ? null : String(account.stakedNodeId)),
    ...line('Token Balances', countWithNoun(account.numTokensHeld, 'token')),
    ...line('NFTs', String(account.numNfts)),
  ],
}));

/** The document of an account's statement. */
export const statementPage = entityPage<Account>('accounts', MISSING, ({ accountID, balance, balanceChange }) => ({
  canonical: `/accounts/${accountID}/statement`,
  title: `Statement of account ${accountID}`,
  description: sentenceOf([
    `Statement of account ${accountID}: opening balance, movements and closing balance of any time range`,
    balanceOf({ balance, balanceChange }),
  ]),
  lines: [
    ...accountLine('Account ID', accountID),
    ...line('Current Balance', balance === null ? 'Balance unknown' : hbars(balance)),
  ],
}));

/** The balance in words; without an anchor only what changed is known. */
export function balanceOf({ balance, balanceChange }: Pick<Account, 'balance' | 'balanceChange'>): string {
  return balance === null ? `balance unknown, net change ${hbars(balanceChange)}` : `balance ${hbars(balance)}`;
}
