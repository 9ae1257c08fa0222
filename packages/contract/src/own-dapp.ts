import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { DappContract, DappFiles } from './dapp.ts';
import { arrayOf, entityIdOrNull, flag, object, text, textOrNull, whole } from './schemas.ts';

/** A contract of a dapp as its owner sees it. */
export const OwnDappContract = object('A contract of a dapp as its owner sees it.', {
  ...DappContract.properties,
  approved: flag('False while it is pending approval; hidden from other users until then.'),
  files: object('Uploaded files.', {
    abi: flag('An ABI was uploaded.'),
    sourceCode: flag('Source code was uploaded.'),
    byteCode: flag('Byte code was uploaded.'),
  }),
});

/** A dapp as its owner and the operator see it. */
export const OwnDappReply = object('A dapp as its owner and the operator see it.', {
  id: text('Title in lower case without punctuation and spaces.'),
  title: text('Name of the dapp.'),
  company: text('Company that runs it.'),
  description: text('Purpose.'),
  website: textOrNull('Its page.'),
  androidAppLink: textOrNull('Its Android app.'),
  iosAppLink: textOrNull('Its iOS app.'),
  deployed: textOrNull('When it was deployed, as its owner wrote it.'),
  accountId: entityIdOrNull('Account that deployed it.'),
  accountNumber: amountOrNull('Number of that account.'),
  contractId: entityIdOrNull('Its primary contract.'),
  active: flag('True for dapps that are listed.'),
  activeSince: textOrNull('When it was activated, ISO 8601 UTC; null for never.'),
  sortIndex: whole('Place in lists, lowest first.'),
  logoURL: textOrNull('Its logo: a path of this server, an https address or a data: URL; null for none.'),
  userId: textOrNull('Its owner; null for the operator.'),
  userName: textOrNull('Name of its owner.'),
  userEmail: textOrNull('Email address of its owner.'),
  userCompany: textOrNull('Company of its owner.'),
  files: DappFiles,
  review: Type.Enum(['pending', 'approved', 'refused'], { description: 'Review state.' }),
  changePending: flag('True while a change of it waits for the operator.'),
  contracts: arrayOf(OwnDappContract, 'Its contracts, the primary one first.'),
});
export type OwnDappReply = Static<typeof OwnDappReply>;
