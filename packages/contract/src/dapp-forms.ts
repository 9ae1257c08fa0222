import type { UploadRule } from './call.ts';
import type { Field } from './form.ts';
import { optionalText, requiredText } from './form-fields.ts';
import { entityField, flagField, longText, textList, webLink } from './portal-fields.ts';

export const DAPP_NAME_MAX = 50;
export const DAPP_DESCRIPTION_MAX = 300;
const KIB = 1_024;

/** Files of a contract. */
export const CONTRACT_FILES = {
  abi: { label: 'ABI', description: 'ABI in the compiler’s JSON format.', maxBytes: 1_024 * KIB },
  sourceCode: { label: 'source code', description: 'Source code: UTF-8 text.', maxBytes: 512 * KIB },
  byteCode: { label: 'byte code', description: 'Bytecode in hexadecimal digits.', maxBytes: 256 * KIB },
} as const satisfies Readonly<Record<string, UploadRule>>;

/** Files of a dapp. */
export const DAPP_FILES = {
  ...CONTRACT_FILES,
  logoURL: {
    label: 'logo',
    description: 'The logo: PNG, JPEG, GIF or WebP, at most 2048 × 2048 pixels.',
    maxBytes: 256 * KIB,
  },
} as const satisfies Readonly<Record<string, UploadRule>>;

const accountId = entityField(
  'Deployer account: 0.0.num or EVM address.',
  'Invalid format of Account Id',
  "Account Id can't be blank",
);
const contractId = entityField('Contract: 0.0.num or EVM address.', 'Invalid format of Contract Id');

/** What an owner can change of a dapp. */
export const DAPP_CHANGE_FORM = {
  company: requiredText('Operating company.', DAPP_NAME_MAX, "Company name can't be blank"),
  description: longText('Purpose.', DAPP_DESCRIPTION_MAX),
  accountId,
  website: webLink('Website URL.'),
  androidAppLink: webLink('Android app URL.'),
  iosAppLink: webLink('iOS app URL.'),
  deployed: optionalText('Deployment date.', DAPP_NAME_MAX),
};

/** What registering a dapp takes. */
export const DAPP_FORM = {
  ...DAPP_CHANGE_FORM,
  title: requiredText('Dapp name.', DAPP_NAME_MAX, "Title can't be blank"),
  contractId,
};

/** What adding a contract takes. */
export const CONTRACT_FORM = {
  contractId: {
    ...entityField('Contract: 0.0.num or EVM address.', 'Invalid format of Contract Id', "Contract Id can't be blank"),
  } satisfies Field<string | null>,
  name: optionalText('Name given by the dapp.', DAPP_NAME_MAX),
  primary: flagField('Whether the contract is the primary contract of the dapp.'),
};

/** What choosing the primary contract takes. */
export const PRIMARY_CONTRACT_FORM = {
  dappId: requiredText('The dapp.', 60, "Can't be blank"),
  contracts: textList('Contracts. The contract in the path becomes the primary one.', 50, 64),
};

/** Id of a dapp: its title in lower case without punctuation and spaces; empty where nothing is left. */
export function dappIdOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
