import { choiceInAddress, type TransactionDetailReply } from '@ledgerscope/contract';
import { accountLine, entityFacts, hbars, line, moment, sentenceOf, short } from './entity-lines.ts';
import type { CallApi, PageFacts, PageLine } from './page-facts.ts';

/** Lists in the plain core end here; the call of the API has all. */
const SHOWN = 50;
const MISSING = {
  title: 'Transaction not found',
  description:
    'The requested transaction was not found. Please verify the transaction details and try again. For HCS transactions older than three days, please contact support.',
};

/** The document of a transaction; `nonce` and `scheduled` choose among those that share an id. */
export function transactionPage(call: CallApi, name: string, search: URLSearchParams): Promise<PageFacts | undefined> {
  const choice = Object.entries(choiceInAddress(search)).filter(([, value]) => value !== null);
  const chosen = new URLSearchParams(choice);
  const query = chosen.size === 0 ? '' : `?${chosen}`;
  const canonical = `/transactions/${encodeURIComponent(name).replace('%40', '@')}${query}`;
  return entityFacts<TransactionDetailReply>(call, `/api${canonical}`, MISSING, (transaction) => ({
    canonical,
    title: `${transaction.typeLabel} ${transaction.readableTransactionID}`,
    description: sentenceOf([
      `${transaction.typeLabel} by ${transaction.payerID}: ${transaction.status}`,
      `fee ${hbars(transaction.transactionFee)}`,
      moment(transaction.consensusTime),
      short(transaction.memo),
    ]),
    lines: linesOf(transaction),
  }));
}

function linesOf(transaction: TransactionDetailReply): readonly PageLine[] {
  const { transfers, tokenTransfers, nftTransfers, blockNumber } = transaction;
  const block = blockNumber === null ? null : String(blockNumber);
  return [
    ...line('Transaction ID', transaction.readableTransactionID),
    ...line('Hash', transaction.transactionHash),
    ...line('Status', transaction.status),
    ...line('Type', transaction.typeLabel),
    ...line('Consensus timestamp', transaction.consensusTime),
    ...accountLine('Payer', transaction.payerID),
    ...accountLine('Node', transaction.nodeID),
    ...line('Block', block, `/blocks/${block}`),
    ...line('Memo', transaction.memo),
    ...line('Fee', hbars(transaction.transactionFee)),
    ...line('Topic', transaction.topicID, `/topics/${transaction.topicID}`),
    ...line('Message', transaction.messageText),
    ...line('Contract', transaction.contractID, `/contracts/${transaction.contractID}`),
    ...transfers
      .slice(0, SHOWN)
      .flatMap(({ accountID, amount }) => line('Transfer', `${accountID}: ${hbars(amount)}`, `/accounts/${accountID}`)),
    ...tokenTransfers
      .slice(0, SHOWN)
      .flatMap(({ accountID, amount, tokenID }) =>
        line('Token transfer', `${accountID}: ${amount} units of ${tokenID}`, `/accounts/${accountID}`),
      ),
    ...nftTransfers
      .slice(0, SHOWN)
      .flatMap(({ tokenID, serialNumber, sender, receiver }) =>
        line('NFT transfer', `${tokenID} #${serialNumber} from ${sender} to ${receiver}`),
      ),
  ];
}
