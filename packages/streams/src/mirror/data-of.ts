import { type EntityId, type TransactionTypeName, transactionType } from '@ledgerscope/ledger';
import { ExchangeRateSet } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { accountCreated, accountDeleted, accountUpdated } from './account-of.ts';
import { allowancesGranted } from './allowances-of.ts';
import { callOf } from './contract-of.ts';
import {
  contractCreated,
  contractDeleted,
  contractUpdated,
  scheduleCreated,
  scheduleSigned,
  topicCreated,
  topicUpdated,
} from './entity-of.ts';
import { accountId, fileId, maybe, scheduleId, tokenId, topicId } from './ids.ts';
import { messageOf } from './message-of.ts';
import { movesOf } from './moves.ts';
import { rateOf } from './rate-of.ts';
import type { Data, MirrorReported } from './reported.ts';
import { stakesOf } from './stakes-of.ts';
import { associationData, feesUpdated, mintData, tokenCreated, tokenUpdated } from './token-of.ts';

type Rule = (reported: MirrorReported) => Data;

const account = <T>(reported: MirrorReported, make: (id: ReturnType<typeof accountId> | undefined) => T): T =>
  make(maybe(reported.entity, accountId));
const token = (reported: MirrorReported): { token: ReturnType<typeof tokenId> | undefined } => ({
  token: maybe(reported.entity, tokenId),
});

/** By type: which entity it is about, and what else is reported. */
const RULES: { readonly [Name in TransactionTypeName]?: Rule } = {
  contractCall: callOf,
  contractCreateInstance: contractCreated,
  ethereumTransaction: callOf,
  contractUpdateInstance: contractUpdated,
  contractDeleteInstance: contractDeleted,
  cryptoCreateAccount: accountCreated,
  cryptoApproveAllowance: allowancesGranted,
  nodeStakeUpdate: stakesOf,
  scheduleCreate: scheduleCreated,
  tokenCreation: tokenCreated,
  tokenFeeScheduleUpdate: feesUpdated,
  consensusCreateTopic: topicCreated,
  cryptoDelete: accountDeleted,
  cryptoDeleteLiveHash: (reported) => account(reported, (id) => ({ cryptoDeleteLiveHash: { accountOfLiveHash: id } })),
  cryptoAddLiveHash: (reported) => account(reported, (id) => ({ cryptoAddLiveHash: { liveHash: { accountId: id } } })),
  cryptoUpdateAccount: accountUpdated,
  fileAppend: ({ entity }) => ({ fileAppend: { fileID: maybe(entity, fileId) } }),
  fileDelete: ({ entity }) => ({ fileDelete: { fileID: maybe(entity, fileId) } }),
  fileCreate: (reported) => ({ fileCreate: { contents: ratesWritten(reported) } }),
  fileUpdate: (reported) => ({
    fileUpdate: { fileID: maybe(reported.entity, fileId), contents: ratesWritten(reported) },
  }),
  consensusUpdateTopic: topicUpdated,
  consensusDeleteTopic: ({ entity }) => ({ consensusDeleteTopic: { topicID: maybe(entity, topicId) } }),
  consensusSubmitMessage: (reported) => ({ consensusSubmitMessage: messageOf(reported) }),
  tokenFreeze: (reported) => account(reported, (id) => ({ tokenFreeze: { account: id } })),
  tokenUnfreeze: (reported) => account(reported, (id) => ({ tokenUnfreeze: { account: id } })),
  tokenGrantKyc: (reported) => account(reported, (id) => ({ tokenGrantKyc: { account: id } })),
  tokenRevokeKyc: (reported) => account(reported, (id) => ({ tokenRevokeKyc: { account: id } })),
  tokenAssociate: associationData,
  tokenDissociate: (reported) => account(reported, (id) => ({ tokenDissociate: { account: id } })),
  tokenDeletion: (reported) => ({ tokenDeletion: token(reported) }),
  tokenUpdate: tokenUpdated,
  tokenPause: (reported) => ({ tokenPause: token(reported) }),
  tokenUnpause: (reported) => ({ tokenUnpause: token(reported) }),
  tokenUpdateNfts: (reported) => ({ tokenUpdateNfts: token(reported) }),
  tokenMint: mintData,
  tokenBurn: (reported) => {
    const { amount, destroyed } = movesOf(reported);
    return { tokenBurn: { ...token(reported), amount, serialNumbers: destroyed.map(({ serial }) => serial) } };
  },
  tokenWipe: (reported) => {
    const { amount, account: holder, destroyed } = movesOf(reported);
    const owner: EntityId | undefined = holder ?? destroyed[0]?.account;
    const serialNumbers = destroyed.map(({ serial }) => serial);
    return { tokenWipe: { ...token(reported), account: maybe(owner, accountId), amount, serialNumbers } };
  },
  scheduleDelete: ({ entity }) => ({ scheduleDelete: { scheduleID: maybe(entity, scheduleId) } }),
  scheduleSign: scheduleSigned,
};

/** Of all files, the API reports the contents of the one with the exchange rates alone. */
function ratesWritten({ more }: MirrorReported): Uint8Array | undefined {
  const rates = rateOf(more.object('rates'));
  return rates === undefined ? undefined : encode(ExchangeRateSet, rates);
}

/** What a transaction says beyond what all say. Of a type about which nothing is reported there is nothing: an empty message would say something. */
export function dataOf(reported: MirrorReported): Data {
  return RULES[transactionType(reported.typeId).name as TransactionTypeName]?.(reported) ?? {};
}
