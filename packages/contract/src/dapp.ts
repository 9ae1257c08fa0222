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
export const DappContract = object('A dapp contract.', {
  id: entityId('The contract.'),
  name: text('Name given by the dapp; empty if none.'),
  primary: flag('True for the primary contract of the dapp; there is at most one.'),
  token: flag('True if the contract is a token of the token service, whose transfers can be listed.'),
});
export type DappContract = Static<typeof DappContract>;

/** What was uploaded with a dapp. */
export const DappFiles = object('Files uploaded with a dapp.', {
  abi: flag('True if an ABI was uploaded for the primary contract.'),
  sourceCode: flag('True if source code was uploaded for the primary contract.'),
  byteCode: flag('True if bytecode was uploaded for the primary contract.'),
  logoURL: textOrNull('URL of the uploaded logo; null for none.'),
});

/** A contract of a dapp with what was uploaded for it. */
export const DappContractDetails = object('A dapp contract with its uploaded files.', {
  ...DappContract.properties,
  byteCode: textOrNull('Uploaded bytecode; null if there is none.'),
  sourceCode: textOrNull('Uploaded source code; null if there is none.'),
  abiKnown: flag('True if the ABI is known and used to decode calls and logs.'),
});
export type DappContractDetails = Static<typeof DappContractDetails>;

const dappFields = {
  id: text('Title in lower case without punctuation and spaces.'),
  title: text('Dapp name.'),
  company: text('Operating company.'),
  description: text('Description, up to 300 characters.'),
  website: textOrNull('Website URL.'),
  androidAppLink: textOrNull('Android app URL.'),
  iosAppLink: textOrNull('iOS app URL.'),
  deployed: textOrNull('Deployment date, as entered by the owner.'),
  active: flag('True for listed dapps.'),
  sortIndex: whole('Sort index, lowest first; the first ten active dapps are featured.'),
  logoURL: textOrNull('Logo: a path on this server, an HTTPS URL, or a data: URL of an image.'),
  accountId: entityIdOrNull('Deployer account.'),
  accountNumber: amountOrNull('Account number.'),
  contractId: entityIdOrNull('Primary contract.'),
  activeSince: instantOrNull('Activation time.'),
  numTransactions: whole('Transactions that involve the contracts of the dapp, or its account if it has no contracts.'),
  numTransactionsIsLowerBound: flag('True if counting stopped early.'),
  numAccounts: wholeOrNull(
    'Users: distinct senders of calls to the contracts of the dapp, or of transactions with its account if it has no contracts; null if unknown.',
  ),
  numAccountsIsApproximate: flag('True if users were counted with sketches (error of about 2%).'),
  files: DappFiles,
  contracts: arrayOf(DappContract, 'Contracts, primary contract first.'),
};

/** A dapp, as lists show it. */
export const Dapp = object('A dapp.', dappFields);
export type Dapp = Static<typeof Dapp>;

/** A dapp with the first of its transfers. */
export const DappRecord = object('A dapp with its latest transfers.', {
  ...dappFields,
  transfers: object('Transfers of its primary contract, or of its account if it has no contracts.', {
    data: arrayOf(AccountTransfer, 'The latest five.'),
    totalCount: whole('Number of rows.'),
  }),
  tokenTransfers: object(
    'Token transfers: those of its primary contract if it is a token, otherwise those that involve it (or the account).',
    {
      data: arrayOf(TokenTransferRowReply, 'The latest five.'),
      totalCount: whole('Number of rows.'),
    },
  ),
});
export type DappRecord = Static<typeof DappRecord>;
