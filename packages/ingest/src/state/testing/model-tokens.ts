import { hapi } from '@ledgerscope/streams';
import { account, token } from '../../derive/testing/built-block.ts';

export interface ModelToken {
  readonly unique: boolean;
  readonly seen: boolean;
  treasury: bigint;
  supply: bigint;
  deleted: boolean;
  serials: bigint;
}

export interface ModelNft {
  owner: bigint;
  deleted: boolean;
  metadata: string;
  moves: number;
}

export interface ModelRelation {
  balance: bigint;
  associated: boolean;
}

export function accountOf(key: string): bigint {
  return BigInt(key.split(' ')[0] ?? 0);
}

export function tokenOf(key: string): bigint {
  return BigInt(key.split(' ')[1] ?? 0);
}

export function amounts(id: bigint, ...transfers: hapi.AccountAmount[]): hapi.TokenTransferList {
  return { ...hapi.TokenTransferList.create(), token: token(id), transfers };
}

export function moved(id: bigint, serialNumber: bigint, from: bigint, to: bigint): hapi.TokenTransferList {
  const nft = {
    ...hapi.NftTransfer.create(),
    senderAccountID: account(from),
    receiverAccountID: account(to),
    serialNumber,
  };
  return { ...hapi.TokenTransferList.create(), token: token(id), nftTransfers: [nft] };
}
