/** What is said of a chart of the chart page besides its numbers. */
export interface ChartPage {
  readonly title: string;
  /** What is counted, in words for readers. */
  readonly method: string;
}

const BALANCE =
  'The balance at the end of each interval, rebuilt from every transfer since the first stored block. Intervals before a balance is known stay empty.';
const SERVICES =
  'Transactions that reached consensus, failed ones too, by the service that handles their type. A transaction counts once.';
const TOKENS =
  'Transactions in which at least one token of this kind takes part, failed ones too, by transaction type: as the token that is changed, or by moving its units. One that names several tokens counts for each. Associations are left out.';

/** The charts that have a page of their own, by the `name` in its address. */
export const CHART_PAGES = {
  'txn-volume': {
    title: 'Transaction volume',
    method: 'Every transaction that reached consensus, failed ones and children of other transactions too.',
  },
  'txn-val': {
    title: 'Transaction value',
    method: 'Total hbar debited from senders, including fees. Hbar transferred twice is counted twice.',
  },
  'txn-service-type': { title: 'Service types', method: SERVICES },
  'txn-service-type-non-hcs': {
    title: 'Service types excluding HCS',
    method: `${SERVICES} Those of the consensus service (HCS) are left out.`,
  },
  'fungible-token-transaction': { title: 'Fungible token transactions', method: TOKENS },
  'non-fungible-token-transaction': { title: 'Non-fungible token transactions', method: TOKENS },
  'dapp-acc-bal': { title: 'Dapp account balance', method: BALANCE },
  'acc-bal': { title: 'Account balance', method: BALANCE },
  'contract-acc-bal': { title: 'Contract account balance', method: BALANCE },
  'token-volume': {
    title: 'Token volume',
    method: 'Transactions in which the token takes part, failed ones too; each counts once.',
  },
  'dapp-token-volume': {
    title: 'Dapp token volume',
    method: 'Transactions in which the token of the dapp takes part, failed ones too; each counts once.',
  },
  'contract-txn-vol': {
    title: 'Contract transaction volume',
    method: 'Transactions in which the contract takes part: calls, transfers and changes of it, failed ones too.',
  },
  'txn-type-dimension': {
    title: 'Transaction type',
    method:
      'Every transaction that reached consensus, failed ones too, by type. The nine most frequent types of the period have a colour of their own; all others stand together.',
  },
  'all-txn': {
    title: 'All transactions',
    method: 'Every transaction that reached consensus, failed ones and children of other transactions too.',
  },
  'account-creation': {
    title: 'Account creation',
    method: 'Accounts created successfully, automatic creations by a transfer to an alias included.',
  },
  'nft-minted': { title: 'NFTs minted', method: 'Serials that came to exist; a mint of ten NFTs counts ten times.' },
  'nft-transfer': {
    title: 'NFT transfers',
    method: 'Changes of owner of single NFTs, burns and wipes included, mints left out.',
  },
  'token-transfer': {
    title: 'Token transfers',
    method: 'Credits of fungible tokens: a transfer to three accounts counts three times.',
  },
  'token-minted': {
    title: 'Token mint transactions',
    method:
      'Successful mint transactions, of fungible tokens and of NFTs; Each mint transaction is counted once, regardless of amount.',
  },
} as const satisfies Readonly<Record<string, ChartPage>>;
export type ChartPageName = keyof typeof CHART_PAGES;

/** Whether a text names a chart of the chart page. */
export function isChartPageName(text: string): text is ChartPageName {
  return Object.hasOwn(CHART_PAGES, text);
}
