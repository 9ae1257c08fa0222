import type { Static } from 'typebox';
import { amountOrNull } from './amount.ts';
import { AccountTransfer, TokenTransferRowReply } from './list-rows.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  instantOrNull,
  object,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

/** A contract that a dapp runs on. */
export const DappContract = object('A contract of a dapp.', {
  id: entityId('The contract.'),
  name: text('Name given by the dapp; empty if none.'),
  primary: flag('True for the one contract that represents the dapp; at most one is.'),
  token: flag('True if the contract is a token of the token service; its transfers can be listed.'),
});
export type DappContract = Static<typeof DappContract>;

/** What was uploaded with a dapp. */
export const DappFiles = object('Files uploaded with a dapp.', {
  abi: flag('An ABI was uploaded for its primary contract.'),
  sourceCode: flag('Source code was uploaded for it.'),
  byteCode: flag('Byte code was uploaded for it.'),
  logoURL: textOrNull('Where the logo that was uploaded is; null for none.'),
});

/** A contract of a dapp with what was uploaded for it. */
export const DappContractDetails = object('A contract of a dapp with what was uploaded for it.', {
  ...DappContract.properties,
  byteCode: textOrNull('Uploaded byte code; null if there is none.'),
  sourceCode: textOrNull('Uploaded source code; null if there is none.'),
  abiKnown: flag('True if its ABI is known, so that calls and logs are decoded by it.'),
});
export type DappContractDetails = Static<typeof DappContractDetails>;

const dappFields = {
  id: text('Title in lower case without punctuation and spaces.'),
  title: text('Name of the dapp.'),
  company: text('Company that runs it.'),
  description: text('Description, up to 300 characters.'),
  website: textOrNull('Its page.'),
  androidAppLink: textOrNull('Its Android app.'),
  iosAppLink: textOrNull('Its iOS app.'),
  deployed: textOrNull('When it was deployed, as its owner wrote it.'),
  active: flag('True for dapps that are listed.'),
  sortIndex: whole('Place in lists, lowest first; the first ten active dapps are the featured ones.'),
  logoURL: textOrNull('Its logo: a path of this server, an https address, or a data: URL of an image.'),
  accountId: entityIdOrNull('Account that deployed it.'),
  accountNumber: amountOrNull('Number of that account.'),
  contractId: entityIdOrNull('Its primary contract.'),
  activeSince: instantOrNull('When it was activated.'),
  numTransactions: whole('Transactions in which its contracts (or, without contracts, its account) take part.'),
  numTransactionsIsLowerBound: flag('True if counting stopped early.'),
  numAccounts: wholeOrNull(
    'Users: distinct senders of calls to its contracts, or of transactions with its account if it has no contracts; null if unknown.',
  ),
  numAccountsIsApproximate: flag('True if users were counted by sketches (error about 2%).'),
  files: DappFiles,
  contracts: arrayOf(DappContract, 'Its contracts, the primary one first.'),
};

/** A dapp, as lists show it. */
export const Dapp = object('A dapp.', dappFields);
export type Dapp = Static<typeof Dapp>;

/** A dapp with the first of its transfers. */
export const DappRecord = object('A dapp with the newest of its transfers.', {
  ...dappFields,
  transfers: object('Transfers of its primary contract, or of its account if it has no contracts.', {
    data: arrayOf(AccountTransfer, 'The newest five.'),
    totalCount: whole('Number of rows.'),
  }),
  tokenTransfers: object(
    'Token transfers: those of its primary contract if it is a token, otherwise those that involve it (or the account).',
    {
      data: arrayOf(TokenTransferRowReply, 'The newest five.'),
      totalCount: whole('Number of rows.'),
    },
  ),
});
export type DappRecord = Static<typeof DappRecord>;
