import { type TokenBalance, toAmount, tokenBalanceCursor } from '@ledgerscope/contract';
import {
  balancePlace,
  type LedgerSnapshot,
  type TokenBalance as StoredBalance,
  tokenBalancesOf,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { accountOfPath } from '../account-of-path.ts';
import { listReply, pageToRead } from '../list-page.ts';
import { listOfKnown } from '../transaction/of-known.ts';
import { idText, instantOrNull } from '../values.ts';
import { thumbnailPaths } from './token-replies.ts';
import { tokenNameReply } from './token-reply.ts';

const FREEZE = ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN'] as const;
const KYC = ['NOT_APPLICABLE', 'GRANTED', 'REVOKED'] as const;

/** What an account has of tokens. */
export const TOKEN_BALANCE_HANDLERS = {
  listTokenBalances: async ({ context: { store }, context, path, query }) => {
    const account = await accountOfPath(context, path.id);
    const found = await tokenBalancesOf(store, account, pageToRead(query));
    const replies = (rows: readonly (typeof found.rows)[number][]) => balanceReplies(store, rows);
    const { data, ...page } = await listReply(tokenBalanceCursor, query, found, replies, balancePlace);
    const balances = { accountID: idText(account), tokenBalance: [...data] };
    return listOfKnown(context, account, { data: balances, ...page });
  },
} satisfies Partial<Handlers>;

/** Balances with the names and pictures of the tokens. */
export async function balanceReplies(store: LedgerSnapshot, rows: readonly StoredBalance[]): Promise<TokenBalance[]> {
  const pictures = await thumbnailPaths(
    store,
    rows.map(({ token }) => token),
  );
  return rows.map((row) => balanceReply(row, pictures.get(row.token) ?? null));
}

function balanceReply(row: StoredBalance, thumbnail: string | null): TokenBalance {
  return {
    tokenId: idText(row.token),
    balance: row.balance === null ? null : toAmount(row.balance),
    balanceChange: toAmount(row.balanceChange),
    ...tokenNameReply(row.tokenState),
    thumbnail,
    deleted: row.tokenState !== undefined && row.tokenState.deletedNs !== 0n,
    associated: row.associated === 1,
    automaticAssociation: row.automatic === 1,
    associatedOn: instantOrNull(row.associatedNs),
    freezeStatus: FREEZE[row.freezeStatus] ?? 'UNKNOWN',
    kycStatus: KYC[row.kycStatus] ?? 'UNKNOWN',
  };
}
