import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { DappContract, DappFiles } from './dapp.ts';
import { arrayOf, entityIdOrNull, flag, object, text, textOrNull, whole } from './schemas.ts';

/** A contract of a dapp as its owner sees it. */
export const OwnDappContract = object('A dapp contract, as shown to its owner.', {
  ...DappContract.properties,
  approved: flag('False while it is pending approval; hidden from other users until then.'),
  files: object('Uploaded files.', {
    abi: flag('True if an ABI was uploaded.'),
    sourceCode: flag('True if source code was uploaded.'),
    byteCode: flag('True if bytecode was uploaded.'),
  }),
});

/** A dapp as its owner and the operator see it. */
export const OwnDappReply = object('A dapp, as shown to its owner and the operator.', {
  id: text('Title in lower case without punctuation and spaces.'),
  title: text('Dapp name.'),
  company: text('Operating company.'),
  description: text('Purpose.'),
  website: textOrNull('Website URL.'),
  androidAppLink: textOrNull('Android app URL.'),
  iosAppLink: textOrNull('iOS app URL.'),
  deployed: textOrNull('Deployment date, as entered by the owner.'),
  accountId: entityIdOrNull('Deployer account.'),
  accountNumber: amountOrNull('Account number.'),
  contractId: entityIdOrNull('Primary contract.'),
  active: flag('True for listed dapps.'),
  activeSince: textOrNull('Activation time, ISO 8601 UTC; null if never activated.'),
  sortIndex: whole('Sort index, lowest first.'),
  logoURL: textOrNull('Logo: a path on this server, an HTTPS URL or a data: URL; null for none.'),
  userId: textOrNull('Owner; null for the operator.'),
  userName: textOrNull('Owner name.'),
  userEmail: textOrNull('Owner’s email address.'),
  userCompany: textOrNull('Owner’s company.'),
  files: DappFiles,
  review: Type.Enum(['pending', 'approved', 'refused'], { description: 'Review state.' }),
  changePending: flag('True while a change is waiting for the operator.'),
  contracts: arrayOf(OwnDappContract, 'Contracts, primary contract first.'),
});
export type OwnDappReply = Static<typeof OwnDappReply>;
