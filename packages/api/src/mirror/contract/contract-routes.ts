import { readMirrorId } from '@ledgerscope/contract/mirror/mirror-ids';
import { accountState } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { findAccounts, isContract } from '../account/find-accounts.ts';
import { notFound, notOfThePast } from '../mirror-error.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { instantAsked, spanOf, timeFilter } from '../time-filter.ts';
import { codeOfContract, mirrorContract } from './mirror-contract.ts';
import { contractOfPath, idFilters } from './named-contract.ts';

/** Contracts, and one of them with its code. */
export const MIRROR_CONTRACT_HANDLERS = {
  mirrorContracts: async ({ snapshot, query, linkBehind }) => {
    const { states, end } = await findAccounts(snapshot, {
      ids: await idFilters(snapshot, query.all('contract.id')),
      balances: [],
      publicKeys: [],
      order: query.order,
      limit: query.limit,
      contracts: true,
    });
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'contract.id', value: idText(end) }], readMirrorId);
    return { body: { contracts: states.map(mirrorContract), links } };
  },
  mirrorContract: async ({ snapshot, path, query }) => {
    const times = query.all('timestamp');
    const span = spanOf(timeFilter(times, true));
    const id = await contractOfPath(snapshot, path);
    const state = id === undefined ? undefined : await accountState(snapshot, id);
    if (span === undefined || state === undefined || !isContract(state)) throw notFound();
    const at = instantAsked(snapshot, times, span.last);
    if (at !== undefined && state.createdNs > at) throw notFound();
    if (at !== undefined && state.updatedNs > at) throw notOfThePast('A contract that has changed since then');
    return { body: { ...mirrorContract(state), ...(await codeOfContract(snapshot, state)) } };
  },
} satisfies Partial<MirrorHandlers>;
