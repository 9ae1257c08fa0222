import type { Handlers } from '../../add-calls.ts';
import { erc20TransferList } from '../contract/erc20-transfers.ts';
import { accountOfPath, listOfKnown } from '../entity-named.ts';
import { nftTransferList, tokenTransferList } from './transfer-list-reply.ts';

/** Transfers of tokens and NFTs. */
export const TRANSFER_HANDLERS = {
  listTransfersOfTokens: ({ context, query }) => tokenTransferList(context, query, {}),
  listTransfersOfToken: async ({ context, path, query }) => {
    const token = await accountOfPath(context, path.id);
    return listOfKnown(context, token, await tokenTransferList(context, query, { token }));
  },
  listContractTokenTransfers: async ({ context, path, query }) => {
    const account = await accountOfPath(context, path.id);
    return listOfKnown(context, account, await tokenTransferList(context, query, { account }));
  },
  listErc20Transfers: async ({ context, path, query }) => {
    const party = await accountOfPath(context, path.id);
    return listOfKnown(context, party, await erc20TransferList(context, party, query));
  },
  listNftTransfers: ({ context, query }) => nftTransferList(context, query, {}),
} satisfies Partial<Handlers>;
