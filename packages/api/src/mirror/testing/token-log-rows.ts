import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows, TransactionRow } from '@ledgerscope/ledger-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

type Body = Exclude<Draft<hapi.TransactionBody>, Uint8Array>;

export const COIN = 9_001n;
export const ART = 9_002n;
export const CALLED = 8_001n;
/** Has an EVM address of its own. */
export const ANNA = 1_001n;
export const BEN = 1_002n;
export const CARL = 1_003n;
export const ANNAS_ADDRESS = `00${'5a'.repeat(19)}`;
/** The last release whose contracts write no logs for what they move of tokens, and the first one whose do. */
const VERSIONS = ['0.70.3', '0.71.0'] as const;
const SECOND = 1_000_000_000n;
const MANY = 120n;
const { SUCCESS } = RESPONSE_CODE;

/** Instants, in seconds. */
export const AT = { transfer: 100n, approvals: 101n, removal: 102n, hbar: 103n, call: 110n, mint: 112n, later: 210n };

const moves = (token: bigint, ...entries: readonly (readonly [account: bigint, amount: bigint])[]) => ({
  tokenTransferToken: entries.map(() => token),
  tokenTransferAccount: entries.map(([account]) => account),
  tokenTransferAmount: entries.map(([, amount]) => amount),
  tokenTransferApproval: entries.map(() => 0),
});
const nft = (token: bigint, serial: bigint, sender: bigint, receiver: bigint) => ({
  nftTransferToken: [token],
  nftTransferSerial: [serial],
  nftTransferSender: [sender],
  nftTransferReceiver: [receiver],
  nftTransferApproval: [0],
});

type Sent = Partial<TransactionRow> & { readonly seconds: bigint; readonly behind?: bigint };

/** A call of a contract and the transfer that it caused. */
const called = (seconds: bigint, block: bigint): readonly Sent[] => [
  { seconds, block, type: TYPE_ID.contractCall, entity: CALLED },
  { seconds, behind: 1n, block, nonce: 1, parentNs: seconds * SECOND, ...moves(COIN, [ANNA, -7n], [BEN, 7n]) },
];
const SENT: readonly Sent[] = [
  { seconds: AT.transfer, ...moves(COIN, [ANNA, -5n], [BEN, 2n], [CARL, 3n]), ...nft(ART, 300n, BEN, ANNA) },
  { seconds: AT.approvals, type: TYPE_ID.cryptoApproveAllowance },
  { seconds: AT.removal, type: TYPE_ID.cryptoDeleteAllowance },
  { seconds: AT.hbar, type: TYPE_ID.cryptoApproveAllowance },
  ...called(AT.call, 1n),
  { seconds: AT.mint, type: TYPE_ID.tokenMint, entity: COIN, ...moves(COIN, [CARL, 9n]) },
  ...called(AT.later, 2n),
  ...Array.from({ length: Number(MANY) }, (_, at) => ({
    seconds: 300n + BigInt(at),
    block: 2n,
    ...moves(COIN, [BEN, -1n], [CARL, 1n]),
  })),
];
const account = (num: bigint) => ({ accountNum: num });
const BODIES: Readonly<Record<string, Body>> = {
  [String(AT.approvals)]: {
    cryptoApproveAllowance: {
      cryptoAllowances: [{ spender: account(BEN), amount: 1n }],
      tokenAllowances: [{ tokenId: { tokenNum: COIN }, owner: account(CARL), spender: account(BEN), amount: 400n }],
      nftAllowances: [
        { tokenId: { tokenNum: ART }, spender: account(BEN), serialNumbers: [300n] },
        { tokenId: { tokenNum: ART }, spender: account(CARL), approvedForAll: { value: true } },
      ],
    },
  },
  [String(AT.removal)]: {
    cryptoDeleteAllowance: { nftAllowances: [{ tokenId: { tokenNum: ART }, serialNumbers: [300n] }] },
  },
  [String(AT.hbar)]: {
    cryptoApproveAllowance: { cryptoAllowances: [{ spender: account(BEN), amount: 1n }] },
  },
};

/** A ledger on which tokens were moved and approved, by users and by a contract of either release. */
export async function openTokenLogRows(): Promise<TestApi> {
  const api = await openTestApi();
  const transaction = SENT.map(({ seconds, behind = 0n, ...rest }, indexInBlock) =>
    sampleTransaction({ consensusNs: seconds * SECOND + behind, block: 1n, indexInBlock, payer: ANNA, ...rest }),
  );
  const ran = transaction.filter(({ parentNs, type }) => parentNs > 0n || type === TYPE_ID.contractCall);
  await api.write(
    sampleRows({
      transaction,
      transactionRaw: transaction.map(({ consensusNs }) => {
        const body = BODIES[String(consensusNs / SECOND)] ?? {};
        const transactionBytes = encode(hapi.Transaction, { bodyBytes: encode(hapi.TransactionBody, body) });
        return sampleRow('transactionRaw', { consensusNs, transactionBytes });
      }),
      account: [accountRow(ANNA, Buffer.from(ANNAS_ADDRESS, 'hex')), accountRow(BEN), accountRow(CARL)],
      entity: [entityRow(ANNA, Buffer.from(ANNAS_ADDRESS, 'hex'))],
      token: [COIN, ART].map((id) => sampleRow('token', { id, createdNs: 5n, version: 9n })),
      contractResult: ran.map(({ consensusNs, type, parentNs }) =>
        sampleRow('contractResult', {
          consensusNs,
          type,
          contract: parentNs > 0n ? 359n : CALLED,
          sender: ANNA,
          result: SUCCESS,
          callResult: Buffer.of(1),
          logs: parentNs > 0n ? 0 : 1,
        }),
      ),
      contractLog: ran.filter(({ parentNs }) => parentNs === 0n).map(({ consensusNs }) => writtenLog(consensusNs)),
    }),
    VERSIONS.map((hapiVersion, at) =>
      sampleBlock({
        sequence: BigInt(at + 1),
        firstNs: BigInt(1 + at * 200) * SECOND,
        lastNs: BigInt(199 + at * 800) * SECOND,
        hapiVersion,
        batch: 'one',
      }),
    ),
  );
  return api;
}

function accountRow(id: bigint, evmAddress: Uint8Array = new Uint8Array(0)): BatchRows['account'][number] {
  return sampleRow('account', { id, createdNs: 5n, stakedNodeId: -1n, version: 9n, evmAddress });
}

function entityRow(id: bigint, evmAddress: Uint8Array): BatchRows['entity'][number] {
  return sampleRow('entity', { id, kind: 'account', createdNs: 5n, evmAddress });
}

function writtenLog(consensusNs: bigint): BatchRows['contractLog'][number] {
  const topic = Buffer.alloc(32, 7);
  return sampleRow('contractLog', {
    consensusNs,
    contract: CALLED,
    rootContract: CALLED,
    payer: ANNA,
    topic0: topic,
    topics: [topic],
    data: topic,
    bloom: Buffer.alloc(256, 1),
  });
}
