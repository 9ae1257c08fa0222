import type { TransactionTypeName } from '@ledgerscope/ledger';
import { type Draft, encode, hapi } from '@ledgerscope/streams';

const TINYCENTS_PER_DOLLAR = 10_000_000_000;
/** `FeeComponents` count in thousandths of a tinycent. */
const PARTS_PER_TINYCENT = 1_000n;
const EXPIRY_SECONDS = 4_102_444_800n;
/** Gas, in tinycents. */
export const TINYCENTS_PER_GAS = 852n;

type Price = readonly [functionality: string, subType: string, dollars: number];
type DearerForm = 'tokenTransfer' | 'tokenTransferCustomFees' | 'nftTransfer' | 'nftTransferCustomFees' | 'nftMint';

/** Body field (or a dearer form of it) → function, sub type, US dollars. */
const LIST = {
  cryptoTransfer: ['CryptoTransfer', 'DEFAULT', 0.0001],
  tokenTransfer: ['CryptoTransfer', 'TOKEN_FUNGIBLE_COMMON', 0.001],
  tokenTransferCustomFees: ['CryptoTransfer', 'TOKEN_FUNGIBLE_COMMON_WITH_CUSTOM_FEES', 0.002],
  nftTransfer: ['CryptoTransfer', 'TOKEN_NON_FUNGIBLE_UNIQUE', 0.001],
  nftTransferCustomFees: ['CryptoTransfer', 'TOKEN_NON_FUNGIBLE_UNIQUE_WITH_CUSTOM_FEES', 0.002],
  cryptoCreateAccount: ['CryptoCreate', 'DEFAULT', 0.05],
  cryptoUpdateAccount: ['CryptoUpdate', 'DEFAULT', 0.00022],
  cryptoDelete: ['CryptoDelete', 'DEFAULT', 0.005],
  cryptoApproveAllowance: ['CryptoApproveAllowance', 'DEFAULT', 0.05],
  cryptoDeleteAllowance: ['CryptoDeleteAllowance', 'DEFAULT', 0.05],
  consensusCreateTopic: ['ConsensusCreateTopic', 'DEFAULT', 0.01],
  consensusUpdateTopic: ['ConsensusUpdateTopic', 'DEFAULT', 0.00022],
  consensusDeleteTopic: ['ConsensusDeleteTopic', 'DEFAULT', 0.005],
  consensusSubmitMessage: ['ConsensusSubmitMessage', 'DEFAULT', 0.0008],
  tokenCreation: ['TokenCreate', 'DEFAULT', 1],
  tokenUpdate: ['TokenUpdate', 'DEFAULT', 0.001],
  tokenFeeScheduleUpdate: ['TokenFeeScheduleUpdate', 'DEFAULT', 0.001],
  tokenDeletion: ['TokenDelete', 'DEFAULT', 0.001],
  tokenAssociate: ['TokenAssociateToAccount', 'DEFAULT', 0.05],
  tokenDissociate: ['TokenDissociateFromAccount', 'DEFAULT', 0.05],
  tokenMint: ['TokenMint', 'TOKEN_FUNGIBLE_COMMON', 0.001],
  nftMint: ['TokenMint', 'TOKEN_NON_FUNGIBLE_UNIQUE', 0.02],
  tokenBurn: ['TokenBurn', 'DEFAULT', 0.001],
  tokenWipe: ['TokenAccountWipe', 'DEFAULT', 0.001],
  tokenFreeze: ['TokenFreezeAccount', 'DEFAULT', 0.001],
  tokenUnfreeze: ['TokenUnfreezeAccount', 'DEFAULT', 0.001],
  tokenGrantKyc: ['TokenGrantKycToAccount', 'DEFAULT', 0.001],
  tokenRevokeKyc: ['TokenRevokeKycFromAccount', 'DEFAULT', 0.001],
  tokenPause: ['TokenPause', 'DEFAULT', 0.001],
  tokenUnpause: ['TokenUnpause', 'DEFAULT', 0.001],
  tokenUpdateNfts: ['TokenUpdateNfts', 'DEFAULT', 0.001],
  tokenReject: ['TokenReject', 'DEFAULT', 0.001],
  tokenAirdrop: ['TokenAirdrop', 'DEFAULT', 0.1],
  tokenCancelAirdrop: ['TokenCancelAirdrop', 'DEFAULT', 0.001],
  tokenClaimAirdrop: ['TokenClaimAirdrop', 'DEFAULT', 0.001],
  contractCall: ['ContractCall', 'DEFAULT', 0],
  contractCreateInstance: ['ContractCreate', 'DEFAULT', 1],
  contractUpdateInstance: ['ContractUpdate', 'DEFAULT', 0.026],
  contractDeleteInstance: ['ContractDelete', 'DEFAULT', 0.007],
  ethereumTransaction: ['EthereumTransaction', 'DEFAULT', 0.0001],
  fileCreate: ['FileCreate', 'DEFAULT', 0.05],
  fileAppend: ['FileAppend', 'DEFAULT', 0.05],
  fileUpdate: ['FileUpdate', 'DEFAULT', 0.05],
  fileDelete: ['FileDelete', 'DEFAULT', 0.007],
  scheduleCreate: ['ScheduleCreate', 'DEFAULT', 0.01],
  scheduleSign: ['ScheduleSign', 'DEFAULT', 0.001],
  scheduleDelete: ['ScheduleDelete', 'DEFAULT', 0.001],
  atomicBatch: ['AtomicBatch', 'DEFAULT', 0.001],
  utilPrng: ['UtilPrng', 'DEFAULT', 0.001],
  nodeCreate: ['NodeCreate', 'DEFAULT', 0.001],
  nodeUpdate: ['NodeUpdate', 'DEFAULT', 0.001],
  systemDelete: ['SystemDelete', 'DEFAULT', 0],
  systemUndelete: ['SystemUndelete', 'DEFAULT', 0],
  freeze: ['Freeze', 'DEFAULT', 0],
} as const satisfies { readonly [Name in TransactionTypeName | DearerForm]?: Price };

/** What can be bought, by the name of the body field or of a dearer form of it. */
export type PriceName = keyof typeof LIST;

const TINYCENTS = new Map<PriceName, bigint>(
  Object.entries(LIST).map(([name, [, , dollars]]) => [
    name as PriceName,
    BigInt(Math.round(dollars * TINYCENTS_PER_DOLLAR)),
  ]),
);

/** The published price of a transaction, in tinycents; gas comes on top. */
export function priceOf(name: PriceName): bigint {
  return TINYCENTS.get(name) ?? 0n;
}

/** The price of what a body asks for. @throws RangeError where it is not in the list */
export function priceOfBody(body: object): bigint {
  for (const field of Object.keys(body)) {
    const price = TINYCENTS.get(field as PriceName);
    if (price !== undefined) return price;
  }
  throw new RangeError(`nothing of ${Object.keys(body).join(', ')} has a price`);
}

/** The node's share of a fee; the rest goes to network and service. */
export const NODE_SHARE_PERCENT = 5n;
const NETWORK_SHARE_PERCENT = 10n;

/** What file 0.0.111 holds: the prices above as a `CurrentAndNextFeeSchedule` of constant parts. */
export function feeScheduleBytes(): Uint8Array {
  const byFunction = new Map<string, Draft<hapi.FeeData>[]>();
  for (const [name, [functionality, subType]] of Object.entries(LIST)) {
    const fees = byFunction.get(functionality) ?? [];
    fees.push(feeData(priceOf(name as PriceName), numberOf(hapi.SubType, subType), functionality === 'ContractCall'));
    byFunction.set(functionality, fees);
  }
  const schedule: Draft<hapi.FeeSchedule> = {
    transactionFeeSchedule: [...byFunction].map(([functionality, fees]) => ({
      hederaFunctionality: numberOf(hapi.HederaFunctionality, functionality),
      fees,
    })),
    expiryTime: { seconds: EXPIRY_SECONDS },
  };
  return encode(hapi.CurrentAndNextFeeSchedule, { currentFeeSchedule: schedule, nextFeeSchedule: schedule });
}

function feeData(tinycents: bigint, subType: number, gas: boolean): Draft<hapi.FeeData> {
  const part = (percent: bigint) => ({ constant: (tinycents * PARTS_PER_TINYCENT * percent) / 100n });
  const service = part(100n - NODE_SHARE_PERCENT - NETWORK_SHARE_PERCENT);
  return {
    subType,
    nodedata: part(NODE_SHARE_PERCENT),
    networkdata: part(NETWORK_SHARE_PERCENT),
    servicedata: gas ? { ...service, gas: TINYCENTS_PER_GAS * PARTS_PER_TINYCENT } : service,
  };
}

function numberOf(table: Readonly<Record<number, string>>, name: string): number {
  const found = Object.entries(table).find(([, value]) => value === name);
  if (found === undefined) throw new RangeError(`no enum value is named ${name}`);
  return Number(found[0]);
}
