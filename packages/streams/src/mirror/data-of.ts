import { type EntityId, TYPE_ID } from '@ledgerscope/ledger';
import { ExchangeRateSet } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { accountCreated, accountUpdated } from './account-of.ts';
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
import type { Data, Reported } from './reported.ts';
import { stakesOf } from './stakes-of.ts';
import { associated, feesUpdated, minted, tokenCreated, tokenUpdated } from './token-of.ts';

type Rule = (reported: Reported) => Data;

const account = <T>(reported: Reported, make: (id: ReturnType<typeof accountId> | undefined) => T): T =>
  make(maybe(reported.entity, accountId));
const token = (reported: Reported): { token: ReturnType<typeof tokenId> | undefined } => ({
  token: maybe(reported.entity, tokenId),
});

/** By type: which entity it is about, and what else is reported. */
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
  [TYPE_ID.cryptoDelete]: (reported) => account(reported, (id) => ({ cryptoDelete: { deleteAccountID: id } })),
  [TYPE_ID.cryptoDeleteLiveHash]: (reported) =>
    account(reported, (id) => ({ cryptoDeleteLiveHash: { accountOfLiveHash: id } })),
  [TYPE_ID.cryptoAddLiveHash]: (reported) =>
    account(reported, (id) => ({ cryptoAddLiveHash: { liveHash: { accountId: id } } })),
  [TYPE_ID.cryptoUpdateAccount]: accountUpdated,
  [TYPE_ID.fileAppend]: ({ entity }) => ({ fileAppend: { fileID: maybe(entity, fileId) } }),
  [TYPE_ID.fileDelete]: ({ entity }) => ({ fileDelete: { fileID: maybe(entity, fileId) } }),
  [TYPE_ID.fileCreate]: (reported) => ({ fileCreate: { contents: ratesWritten(reported) } }),
  [TYPE_ID.fileUpdate]: (reported) => ({
    fileUpdate: { fileID: maybe(reported.entity, fileId), contents: ratesWritten(reported) },
  }),
  [TYPE_ID.consensusUpdateTopic]: topicUpdated,
  [TYPE_ID.consensusDeleteTopic]: ({ entity }) => ({ consensusDeleteTopic: { topicID: maybe(entity, topicId) } }),
  [TYPE_ID.consensusSubmitMessage]: (reported) => ({ consensusSubmitMessage: messageOf(reported) }),
  [TYPE_ID.tokenFreeze]: (reported) => account(reported, (id) => ({ tokenFreeze: { account: id } })),
  [TYPE_ID.tokenUnfreeze]: (reported) => account(reported, (id) => ({ tokenUnfreeze: { account: id } })),
  [TYPE_ID.tokenGrantKyc]: (reported) => account(reported, (id) => ({ tokenGrantKyc: { account: id } })),
  [TYPE_ID.tokenRevokeKyc]: (reported) => account(reported, (id) => ({ tokenRevokeKyc: { account: id } })),
  [TYPE_ID.tokenAssociate]: associated,
  [TYPE_ID.tokenDissociate]: (reported) => account(reported, (id) => ({ tokenDissociate: { account: id } })),
  [TYPE_ID.tokenDeletion]: (reported) => ({ tokenDeletion: token(reported) }),
  [TYPE_ID.tokenUpdate]: tokenUpdated,
  [TYPE_ID.tokenPause]: (reported) => ({ tokenPause: token(reported) }),
  [TYPE_ID.tokenUnpause]: (reported) => ({ tokenUnpause: token(reported) }),
  [TYPE_ID.tokenUpdateNfts]: (reported) => ({ tokenUpdateNfts: token(reported) }),
  [TYPE_ID.tokenMint]: minted,
  [TYPE_ID.tokenBurn]: (reported) => {
    const { amount, destroyed } = movesOf(reported);
    return { tokenBurn: { ...token(reported), amount, serialNumbers: destroyed.map(({ serial }) => serial) } };
  },
  [TYPE_ID.tokenWipe]: (reported) => {
    const { amount, account: holder, destroyed } = movesOf(reported);
    const owner: EntityId | undefined = holder ?? destroyed[0]?.account;
    const serialNumbers = destroyed.map(({ serial }) => serial);
    return { tokenWipe: { ...token(reported), account: maybe(owner, accountId), amount, serialNumbers } };
  },
  [TYPE_ID.scheduleDelete]: ({ entity }) => ({ scheduleDelete: { scheduleID: maybe(entity, scheduleId) } }),
  [TYPE_ID.scheduleSign]: scheduleSigned,
};

/** Of all files, the API reports the contents of the one with the exchange rates alone. */
function ratesWritten({ more }: Reported): Uint8Array | undefined {
  const rates = rateOf(more.object('rates'));
  return rates === undefined ? undefined : encode(ExchangeRateSet, rates);
}

/** What a transaction says beyond what all say. Of a type about which nothing is reported there is nothing: an empty message would say something. */
export function dataOf(reported: Reported): Data {
  return RULES[reported.typeId]?.(reported) ?? {};
}
