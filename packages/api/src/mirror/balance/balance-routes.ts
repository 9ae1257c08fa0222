import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { NamedAccount } from '@ledgerscope/contract/mirror/mirror-parameters';
import { larger } from '@ledgerscope/ledger';
import { type AccountState, balanceAnchor, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { findAccounts } from '../account/find-accounts.ts';
import { type BalanceView, mirrorBalance } from '../account/mirror-account.ts';
import { isWithin } from '../bounds.ts';
import { MirrorError } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeOrNull } from '../mirror-values.ts';
import { idOfName } from '../named-account.ts';
import { instantAsked, spanOf, timeFilter } from '../time-filter.ts';

/** Tokens that are shown of an account. */
const MOST_TOKENS = 50;
const NOTHING = { body: { timestamp: null, balances: [], links: NO_LINKS } };

/** Balances of accounts and contracts, now and at any instant. */
export const MIRROR_BALANCE_HANDLERS = {
  mirrorBalances: async ({ snapshot, query, linkBehind }) => {
    const times = query.all('timestamp');
    const span = spanOf(timeFilter(times, true));
    const ids = await idFilters(snapshot, query.all('account.id'));
    if (ids === undefined || span === undefined || !(await isKnown(snapshot, span))) return NOTHING;
    const at = instantAsked(snapshot, times, span.last);
    const { order, limit } = query;
    const balances = query.all('account.balance');
    const { states, end } = await findAccounts(snapshot, {
      ids,
      // Whether a balance of the past passes is seen when it is known.
      balances: at === undefined ? balances : [],
      publicKeys: query.all('account.publickey').map(({ value }) => value),
      passes: ({ createdNs }) => at === undefined || createdNs <= at,
      order,
      limit,
    });
    const rows = await Promise.all(
      states.map((state) => balanceRow(snapshot, state, { order, tokens: MOST_TOKENS, at })),
    );
    const shown = rows.filter(({ balance }) => balance !== null && isWithin(balances, balance));
    const changed = at ?? states.reduce((last, { balanceChangedNs }) => larger(last, balanceChangedNs), 0n);
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'account.id', value: idText(end) }], readMirrorId);
    return { body: { timestamp: shown.length === 0 ? null : timeOrNull(changed), balances: shown, links } };
  },
} satisfies Partial<MirrorHandlers>;

/** Whether balances of some instant of a span are known. */
async function isKnown(snapshot: LedgerSnapshot, { first, last }: NonNullable<ReturnType<typeof spanOf>>) {
  const anchor = await balanceAnchor(snapshot);
  return anchor !== undefined && anchor.knownFromNs <= last && first <= (snapshot.head?.lastNs ?? 0n);
}

async function balanceRow(snapshot: LedgerSnapshot, state: AccountState, view: BalanceView) {
  const { balance, tokens } = await mirrorBalance(snapshot, state, view);
  return { account: idText(state.id), balance, tokens };
}

/**
 * Ids and bounds; undefined where an alias or address is nobody's.
 * @throws MirrorError for an alias or address beside others, or with an operator
 */
async function idFilters(
  snapshot: LedgerSnapshot,
  asked: readonly MirrorFilter<NamedAccount>[],
): Promise<readonly MirrorFilter<bigint>[] | undefined> {
  const named = asked.filter(({ value }) => value.isName);
  if (named.some(({ operator }) => operator !== 'eq'))
    throw refusal('EVM address or alias only supports equals operator');
  if (named.length > 1) throw refusal('Only one EVM address or alias is allowed.');
  const found: MirrorFilter<bigint>[] = [];
  for (const { operator, value } of asked) {
    const id = await idOfName(snapshot, value.named);
    if (id === undefined) return undefined;
    found.push({ operator, value: id });
  }
  return found;
}

function refusal(detail: string): MirrorError {
  return new MirrorError(400, [{ message: 'Invalid parameter: account.id', detail }]);
}
