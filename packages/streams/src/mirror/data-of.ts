import { type EntityId, TYPE_ID } from '@ledgerscope/ledger';
import { ExchangeRateSet } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { accountCreated, accountUpdated } from './account-of.ts';
import { allowancesGranted } from './allowances-of.ts';
import { callOf } from './contract-of.ts';
import type { Data } from './data.ts';
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
import { stakesOf } from './stakes-of.ts';
import { associated, feesUpdated, minted, tokenCreated, tokenUpdated } from './token-of.ts';
import type { Told } from './told.ts';

type Rule = (told: Told) => Data;

const account = <T>(told: Told, make: (id: ReturnType<typeof accountId> | undefined) => T): T =>
  make(maybe(told.entity, accountId));
const token = (told: Told): { token: ReturnType<typeof tokenId> | undefined } => ({
  token: maybe(told.entity, tokenId),
});

/** By type: which entity it is about, and what else is told. */
const RULES: Readonly<Record<number, Rule>> = {
  [TYPE_ID.contractCall]: callOf,
  [TYPE_ID.contractCreateInstance]: contractCreated,
  [TYPE_ID.ethereumTransaction]: callOf,
  [TYPE_ID.contractUpdateInstance]: contractUpdated,
  [TYPE_ID.contractDeleteInstance]: contractDeleted,
  [TYPE_ID.cryptoCreateAccount]: accountCreated,
  [TYPE_ID.cryptoApproveAllowance]: allowancesGranted,
  [TYPE_ID.nodeStakeUpdate]: stakesOf,
  [TYPE_ID.scheduleCreate]: scheduleCreated,
  [TYPE_ID.tokenCreation]: tokenCreated,
  [TYPE_ID.tokenFeeScheduleUpdate]: feesUpdated,
  [TYPE_ID.consensusCreateTopic]: topicCreated,
  [TYPE_ID.cryptoDelete]: (told) => account(told, (id) => ({ cryptoDelete: { deleteAccountID: id } })),
  [TYPE_ID.cryptoDeleteLiveHash]: (told) =>
    account(told, (id) => ({ cryptoDeleteLiveHash: { accountOfLiveHash: id } })),
  [TYPE_ID.cryptoAddLiveHash]: (told) =>
    account(told, (id) => ({ cryptoAddLiveHash: { liveHash: { accountId: id } } })),
  [TYPE_ID.cryptoUpdateAccount]: accountUpdated,
  [TYPE_ID.fileAppend]: ({ entity }) => ({ fileAppend: { fileID: maybe(entity, fileId) } }),
  [TYPE_ID.fileDelete]: ({ entity }) => ({ fileDelete: { fileID: maybe(entity, fileId) } }),
  [TYPE_ID.fileCreate]: (told) => ({ fileCreate: { contents: ratesWritten(told) } }),
  [TYPE_ID.fileUpdate]: (told) => ({
    fileUpdate: { fileID: maybe(told.entity, fileId), contents: ratesWritten(told) },
  }),
  [TYPE_ID.consensusUpdateTopic]: topicUpdated,
  [TYPE_ID.consensusDeleteTopic]: ({ entity }) => ({ consensusDeleteTopic: { topicID: maybe(entity, topicId) } }),
  [TYPE_ID.consensusSubmitMessage]: (told) => ({ consensusSubmitMessage: messageOf(told) }),
  [TYPE_ID.tokenFreeze]: (told) => account(told, (id) => ({ tokenFreeze: { account: id } })),
  [TYPE_ID.tokenUnfreeze]: (told) => account(told, (id) => ({ tokenUnfreeze: { account: id } })),
  [TYPE_ID.tokenGrantKyc]: (told) => account(told, (id) => ({ tokenGrantKyc: { account: id } })),
  [TYPE_ID.tokenRevokeKyc]: (told) => account(told, (id) => ({ tokenRevokeKyc: { account: id } })),
  [TYPE_ID.tokenAssociate]: associated,
  [TYPE_ID.tokenDissociate]: (told) => account(told, (id) => ({ tokenDissociate: { account: id } })),
  [TYPE_ID.tokenDeletion]: (told) => ({ tokenDeletion: token(told) }),
  [TYPE_ID.tokenUpdate]: tokenUpdated,
  [TYPE_ID.tokenPause]: (told) => ({ tokenPause: token(told) }),
  [TYPE_ID.tokenUnpause]: (told) => ({ tokenUnpause: token(told) }),
  [TYPE_ID.tokenUpdateNfts]: (told) => ({ tokenUpdateNfts: token(told) }),
  [TYPE_ID.tokenMint]: minted,
  [TYPE_ID.tokenBurn]: (told) => {
    const { amount, destroyed } = movesOf(told);
    return { tokenBurn: { ...token(told), amount, serialNumbers: destroyed.map(({ serial }) => serial) } };
  },
  [TYPE_ID.tokenWipe]: (told) => {
    const { amount, account: holder, destroyed } = movesOf(told);
    const owner: EntityId | undefined = holder ?? destroyed[0]?.account;
    const serialNumbers = destroyed.map(({ serial }) => serial);
    return { tokenWipe: { ...token(told), account: maybe(owner, accountId), amount, serialNumbers } };
  },
  [TYPE_ID.scheduleDelete]: ({ entity }) => ({ scheduleDelete: { scheduleID: maybe(entity, scheduleId) } }),
  [TYPE_ID.scheduleSign]: scheduleSigned,
};

/** Of all files, the API tells the contents of the one with the exchange rates alone. */
function ratesWritten({ more }: Told): Uint8Array | undefined {
  const rates = rateOf(more.object('rates'));
  return rates === undefined ? undefined : encode(ExchangeRateSet, rates);
}

/** What a transaction says beyond what all say. Of a type about which nothing is told there is nothing: an empty message would say something. */
export function dataOf(told: Told): Data {
  return RULES[told.typeId]?.(told) ?? {};
}
