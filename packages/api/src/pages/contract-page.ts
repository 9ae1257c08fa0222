import type { Contract } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { balanceOf } from './account-page.ts';
import { accountLine, entityPage, hbars, line, moment, sentenceOf, short } from './entity-lines.ts';

const MISSING = { title: 'Contract not found', description: 'No contract found with this ID or EVM address.' };

/** The document of a contract. */
export const contractPage = entityPage<Contract>('contracts', MISSING, (contract) => ({
  canonical: `/contracts/${contract.contractID}`,
  title: `Contract ${contract.contractID}`,
  description: sentenceOf([
    `Contract ${contract.contractID}: ${balanceOf(contract)}`,
    contract.deleted ? 'deleted' : '',
    contract.createdOn === null ? '' : `deployed ${moment(contract.createdOn)}`,
    `${countWithNoun(contract.txVolume, 'transaction')} and ${countWithNoun(contract.usersCount, 'user')} in the last 30 days`,
    short(contract.memo),
  ]),
  lines: [
    ...line('Contract ID', contract.contractID),
    ...line('Balance', contract.balance === null ? 'Balance unknown' : hbars(contract.balance)),
    ...line('Deployed', contract.createdOn),
    ...accountLine('Deployed by', contract.payerID),
    ...line('Updated', contract.lastUpdatedOn),
    ...line('Expires', contract.expiry),
    ...line('Admin Key', contract.adminKey?.text),
    ...line('File ID', contract.fileID, `/files/${contract.fileID}`),
    ...line('EVM address', contract.evmAddress === null ? null : `0x${contract.evmAddress}`),
    ...line('Memo', contract.memo === '' ? 'No memo added' : contract.memo),
  ],
}));
