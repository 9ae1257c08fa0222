import { hapi } from '@ledgerscope/streams';

/** An account by its number. */
export function account(num: bigint): hapi.AccountID {
  return { ...hapi.AccountID.create(), accountNum: num };
}

/** What an account gains. */
export function amount(num: bigint, value: bigint): hapi.AccountAmount {
  return { ...hapi.AccountAmount.create(), accountID: account(num), amount: value };
}

/** A topic by its number. */
export function topicId(num: bigint): hapi.TopicID {
  return { ...hapi.TopicID.create(), topicNum: num };
}

/** A token by its number. */
export function tokenId(num: bigint): hapi.TokenID {
  return { ...hapi.TokenID.create(), tokenNum: num };
}
