import {
  parseTokenBalanceQuery,
  type RawQuery,
  type TokenBalance,
  type TokenBalances,
  toAmount,
} from '@ledgerscope/contract';
import { type LedgerStore, type TokenBalance as StoredBalance, tokenBalancesOf } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { listOfKnown } from '../transaction/of-known.ts';
import { idText, instantOrNull } from '../values.ts';
import { thumbnailPaths } from './token-replies.ts';
import { tokenNameReply } from './token-reply.ts';

const FREEZE = ['NOT_APPLICABLE', 'FROZEN', 'UNFROZEN'] as const;
const KYC = ['NOT_APPLICABLE', 'GRANTED', 'REVOKED'] as const;

/** What an account has of tokens. */
export function addTokenBalanceRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/hts/tokens/accounts/:id/balances', async (request) => {
    const account = await accountOfPath(context, (request.params as { id: string }).id);
    const { limit, offset, order, after } = accepted(parseTokenBalanceQuery(request.query as RawQuery));
    const page = { offset, order, after, limit: limit === 0 ? 0 : limit + 1 };
    const { rows: found, totalCount } = await tokenBalancesOf(context.store, account, page);
    const rows = found.slice(0, limit);
    const data: TokenBalances = {
      accountID: idText(account),
      tokenBalance: await balanceReplies(context.store, rows),
    };
    const next = found.length > rows.length ? (rows.at(-1)?.token.toString() ?? null) : null;
    return listOfKnown(context, account, { data, totalCount: Number(totalCount), size: rows.length, next });
  });
}

/** Balances with the names and pictures of the tokens. */
export async function balanceReplies(store: LedgerStore, rows: readonly StoredBalance[]): Promise<TokenBalance[]> {
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
