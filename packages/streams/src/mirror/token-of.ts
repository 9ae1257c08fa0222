import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { CustomFee, FixedFee, Timestamp } from '../hapi/messages.ts';
import { TokenSupplyType, TokenType } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';
import { accountId, maybe, tokenId } from './ids.ts';
import { keyAfter, keyOf } from './key-of.ts';
import { movesOf } from './moves.ts';
import type { Data, MirrorReported } from './reported.ts';

const KEYS = [
  ['adminKey', 'admin_key'],
  ['kycKey', 'kyc_key'],
  ['freezeKey', 'freeze_key'],
  ['wipeKey', 'wipe_key'],
  ['supplyKey', 'supply_key'],
  ['feeScheduleKey', 'fee_schedule_key'],
  ['pauseKey', 'pause_key'],
  ['metadataKey', 'metadata_key'],
] as const;
type KeyName = (typeof KEYS)[number][0];
type Keys = { readonly [Name in KeyName]?: ReturnType<typeof keyAfter> | undefined };
type Fee = Draft<CustomFee>;

/** A token as of the transaction that made it. */
export function tokenCreated({ more }: MirrorReported): Data {
  const token = more.object('token');
  if (token === undefined) return { tokenCreation: {} };
  return {
    tokenCreation: {
      name: token.text('name'),
      symbol: token.text('symbol'),
      memo: token.text('memo'),
      decimals: token.small('decimals'),
      initialSupply: token.integer('initial_supply'),
      maxSupply: token.integer('max_supply'),
      tokenType: codeOf(TokenType, token.text('type')),
      supplyType: codeOf(TokenSupplyType, token.text('supply_type')),
      treasury: token.account('treasury_account_id'),
      freezeDefault: token.flag('freeze_default'),
      customFees: feesOf(token),
      metadata: token.base64('metadata'),
      ...renewalOf(token),
      ...keysBy((name) => keyOf(token, name)),
    },
  };
}

/** As of the transaction that changed it: whatever it changed, all of it is set. */
export function tokenUpdated({ more, entity }: MirrorReported): Data {
  const token = more.object('token');
  const id = maybe(entity, tokenId);
  if (token === undefined) return { tokenUpdate: { token: id } };
  return {
    tokenUpdate: {
      token: id,
      name: token.text('name'),
      symbol: token.text('symbol'),
      memo: { value: token.text('memo') },
      treasury: token.account('treasury_account_id'),
      // Whether it is other than before is not reported.
      ...(token.text('metadata') !== '' && { metadata: { value: token.base64('metadata') } }),
      ...renewalOf(token),
      ...keysBy((name) => keyAfter(token, name)),
    },
  };
}

export function feesUpdated({ more, entity }: MirrorReported): Data {
  const token = more.object('token');
  // An empty list would end all fees.
  if (token === undefined) return {};
  return { tokenFeeScheduleUpdate: { tokenId: maybe(entity, tokenId), customFees: feesOf(token) } };
}

/** What each NFT holds, in the order of their serials. */
export function mintData(reported: MirrorReported): Data {
  const { amount, minted: nfts } = movesOf(reported);
  const serials = nfts.map(({ serial }) => serial).sort((one, other) => (one < other ? -1 : 1));
  const metadata = new Map(
    reported.more.list('nfts').map((nft) => [nft.integer('serial_number'), nft.base64('metadata')]),
  );
  return {
    tokenMint: {
      token: maybe(reported.entity, tokenId),
      amount,
      metadata: serials.map((serial) => metadata.get(serial) ?? new Uint8Array(0)),
    },
  };
}

/** Tokens that the account has had since this transaction. */
export function associationData({ more, entity, time }: MirrorReported): Data {
  const tokens = more.list('relations').filter((relation) => relation.isAt('created_timestamp', time));
  return {
    tokenAssociate: {
      account: maybe(entity, accountId),
      tokens: tokens.flatMap((relation) => maybe(relation.entity('token_id'), tokenId) ?? []),
    },
  };
}

function keysBy(read: (name: string) => ReturnType<typeof keyOf>): Keys {
  return Object.fromEntries(KEYS.map(([name, reported]) => [name, read(reported)]));
}

function renewalOf(token: MirrorReply): {
  expiry?: Timestamp;
  autoRenewPeriod?: { seconds: bigint };
  autoRenewAccount: ReturnType<MirrorReply['account']>;
} {
  const expiry = token.optionalInteger('expiry_timestamp');
  return {
    // Nanoseconds, as only this instant is reported.
    ...(expiry !== undefined && { expiry: { seconds: expiry / NS_PER_SECOND, nanos: Number(expiry % NS_PER_SECOND) } }),
    ...token.renewal(),
    autoRenewAccount: token.account('auto_renew_account'),
  };
}

/** The schedule of fees; the API lists it by kind. */
export function feesOf(token: MirrorReply): Fee[] {
  const fees = token.object('custom_fees');
  if (fees === undefined) return [];
  return [
    ...fees.list('fixed_fees').map((fee): Fee => ({ ...common(fee), fixedFee: fixedOf(fee) })),
    ...fees.list('fractional_fees').map(
      (fee): Fee => ({
        ...common(fee),
        fractionalFee: {
          fractionalAmount: fractionOf(fee),
          minimumAmount: fee.integer('minimum'),
          maximumAmount: fee.integer('maximum'),
          netOfTransfers: fee.flag('net_of_transfers'),
        },
      }),
    ),
    ...fees.list('royalty_fees').map(
      (fee): Fee => ({
        ...common(fee),
        royaltyFee: {
          exchangeValueFraction: fractionOf(fee),
          fallbackFee: fee.has('fallback_fee') ? fixedOf(fee.requireObject('fallback_fee')) : undefined,
        },
      }),
    ),
  ];
}

function common(fee: MirrorReply): Pick<Exclude<Fee, Uint8Array>, 'feeCollectorAccountId' | 'allCollectorsAreExempt'> {
  return {
    feeCollectorAccountId: fee.account('collector_account_id'),
    allCollectorsAreExempt: fee.flag('all_collectors_are_exempt'),
  };
}

function fixedOf(fee: MirrorReply): Draft<FixedFee> {
  return {
    amount: fee.integer('amount'),
    denominatingTokenId: maybe(fee.entity('denominating_token_id'), tokenId),
  };
}

function fractionOf(fee: MirrorReply): { numerator: bigint; denominator: bigint } {
  const amount = fee.requireObject('amount');
  return { numerator: amount.integer('numerator'), denominator: amount.integer('denominator') };
}

function codeOf(names: Readonly<Record<number, string>>, name: string): number {
  return Number(Object.entries(names).find(([, known]) => known === name)?.[0] ?? 0);
}
