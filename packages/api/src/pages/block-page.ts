import type { Amount, Block } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { entityPage, line, moment, sentenceOf } from './entity-lines.ts';

const MISSING = { title: 'Block not found', description: 'The requested block was not found.' };

/** The document of a block. */
export const blockPage = entityPage<Block>('blocks', MISSING, (block) => ({
  canonical: `/blocks/${block.number ?? block.sequence}`,
  title: `Block ${block.number ?? block.sequence}`,
  description: sentenceOf([
    `Block ${block.number ?? block.sequence}: ${countWithNoun(block.transactionCount, 'transaction')}`,
    moment(block.consensusEnd),
    proofText(block),
  ]),
  lines: [
    ...line('Block', String(block.number ?? block.sequence)),
    ...line('File', block.fileName),
    ...line('Block hash', block.hash),
    ...line('Previous block hash', block.previousHash),
    ...line('First transaction', block.consensusStart),
    ...line('Last transaction', block.consensusEnd),
    ...line('Transactions', String(block.transactionCount)),
    ...line('Signed by', block.proof.signedBy.map(({ accountID }) => accountID).join(', ')),
    ...neighbour('Previous block', block.previousNumber),
    ...neighbour('Next block', block.nextNumber),
  ],
}));

function proofText({ proven, signatureCount }: Block): string {
  if (proven === 'mirror') return 'unverified, from a mirror node';
  return proven === 'signatures' ? `signed by ${countWithNoun(signatureCount, 'node')}` : 'signatures not checked';
}

function neighbour(name: string, number: Amount | null) {
  return number === null ? [] : line(name, String(number), `/blocks/${number}`);
}
