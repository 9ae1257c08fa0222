import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { parseCsv } from './testing/parse-csv.ts';

const START = 1_700_000_000_000_000_000n;
const [OWNER, BUYER, CONTRACT, COIN, NFT] = [2000n, 2001n, 6000n, 80n, 81n];
const state = { version: START };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const transaction = sampleTransaction({
    consensusNs: START,
    block: 1n,
    type: 7,
    payer: OWNER,
    entity: CONTRACT,
    // Past what a number holds.
    amount: 9_223_372_036_854_775_801n,
    fee: 1000n,
    transferAccount: [OWNER, BUYER],
    transferAmount: [250_000_000n, -250_001_000n],
    transferApproval: [0, 0],
    transferErrata: [0, 0],
    tokenTransferToken: [COIN],
    tokenTransferAccount: [OWNER],
    tokenTransferAmount: [12_345n],
    tokenTransferApproval: [0],
    nftTransferToken: [NFT],
    nftTransferSerial: [1n],
    nftTransferSender: [OWNER],
    nftTransferReceiver: [BUYER],
    nftTransferApproval: [0],
    rewardAccount: [OWNER],
    rewardAmount: [7n],
  });
  const coin = { id: COIN, type: 'FUNGIBLE_COMMON', name: 'Coin', symbol: 'C', decimals: 2, createdNs: START };
  const made = { createdNs: START, creator: OWNER };
  await api.write(
    sampleRows({
      transaction: [transaction],
      account: [
        sampleRow('account', { id: OWNER, ...made, ...state }),
        sampleRow('account', { id: CONTRACT, isContract: 1, ...made, ...state }),
      ],
      accountBalance: [
        sampleRow('accountBalance', { id: OWNER, balance: 300n, ...state }),
        sampleRow('accountBalance', { id: CONTRACT, balance: 1_234_567_890_123n, ...state }),
      ],
      entity: [
        sampleRow('entity', { kind: 'account', id: OWNER, ...made }),
        sampleRow('entity', { kind: 'contract', id: CONTRACT, ...made }),
      ],
      balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: START, origin: 'genesis' })],
      contractResult: [
        sampleRow('contractResult', {
          consensusNs: START,
          contract: CONTRACT,
          payer: OWNER,
          type: 7,
          result: 22,
          amount: 50n,
        }),
      ],
      token: [
        sampleRow('token', { ...coin, initialSupply: 100n, maxSupply: 2_000_000n, supplyType: 'FINITE', ...state }),
      ],
      tokenSupply: [
        sampleRow('tokenSupply', {
          id: COIN,
          type: coin.type,
          totalSupply: 123_456n,
          supplyStated: 1,
          holderRank: [206n],
          holderCount: [1n],
          ...state,
        }),
      ],
      accountToken: [
        sampleRow('accountToken', { account: OWNER, token: COIN, balance: 12_345n, associated: 1, ...state }),
      ],
      allowance: [
        sampleRow('allowance', {
          owner: OWNER,
          spender: BUYER,
          token: COIN,
          amountGranted: 5000n,
          amount: 1999n,
          grantedNs: START,
          changedNs: START,
          ...state,
        }),
      ],
      airdrop: [
        sampleRow('airdrop', {
          receiver: OWNER,
          sender: BUYER,
          token: COIN,
          amount: 101n,
          state: 'PENDING',
          pendingNs: START,
          changedNs: START,
          ...state,
        }),
      ],
    }),
    [sampleBlock({ sequence: 1n, number: 1n, batch: 'b', firstNs: START, lastNs: START, transactions: 1 })],
  );
});
afterAll(() => api.close());

const TRANSACTION = {
  amount: '9223372036854775801',
  amountHbar: '92233720368.54775801',
  transactionFee: '1000',
  transactionFeeHbar: '0.00001000',
};
/** Lists with amounts: the query, and cells of the first row, each in display units behind its own. */
const LISTS = {
  transactions: ['', TRANSACTION],
  'account-transactions': ['id=0.0.2000', TRANSACTION],
  'block-transactions': ['id=1', TRANSACTION],
  'account-transfers': ['id=0.0.2000', { amount: '250000000', amountHbar: '2.50000000' }],
  'contract-calls': ['id=0.0.6000', { amount: '50', amountHbar: '0.00000050' }],
  'staking-rewards': ['id=0.0.2000', { amount: '7', amountHbar: '0.00000007' }],
  accounts: ['', { balance: '300', balanceHbar: '0.00000300' }],
  contracts: ['', { balance: '1234567890123', balanceHbar: '12345.67890123' }],
  'token-transfers': ['', { amount: '12345', amountWhole: '123.45' }],
  'nft-transfers': ['', { priceWhole: '2.50001000' }],
  tokens: [
    '',
    {
      totalSupply: '123456',
      totalSupplyWhole: '1234.56',
      initialSupply: '100',
      initialSupplyWhole: '1.00',
      maxSupply: '2000000',
      maxSupplyWhole: '20000.00',
    },
  ],
  'token-holders': ['id=0.0.80', { balance: '12345', balanceWhole: '123.45' }],
  'token-balances': ['id=0.0.2000', { balance: '12345', balanceWhole: '123.45' }],
  'account-allowances': [
    'id=0.0.2000&side=granted',
    { amountGranted: '5000', amountGrantedWhole: '50.00', amount: '1999', amountWhole: '19.99' },
  ],
  'account-airdrops': ['id=0.0.2000&side=received', { amount: '101', amountWhole: '1.01' }],
} as const;

it.each(Object.entries(LISTS))(
  'amounts of the list %s stand in display units behind the raw ones, for spreadsheets only',
  async (list, [query, cells]) => {
    const table = async (more: string) => {
      const reply = await api.app.inject(`/api/export/${list}?${query}${more}`);
      expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
      return parseCsv(reply.body.replace('\uFEFF', ''));
    };
    const [heading = [], row = []] = await table('&excel=true');
    expect(Object.fromEntries(heading.map((name, place) => [name, row[place]]))).toMatchObject(cells);
    const [plain = []] = await table('');
    const isShown = (name: string) => /(?:Hbar|Whole)$/.test(name);
    const isLocal = (name: string) => name.startsWith('local');
    expect(heading.filter((name) => !isShown(name) && !isLocal(name))).toEqual(plain);
    for (const [place, name] of heading.entries())
      if (isShown(name)) expect(`${heading[place - 1]}${name.slice(name.search(/(?:Hbar|Whole)$/))}`).toBe(name);
  },
);
