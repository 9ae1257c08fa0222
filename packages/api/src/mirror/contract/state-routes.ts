import { contractSlots } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { readSlot, slotsAsked } from '../slots-asked.ts';
import { wordText } from './mirror-result.ts';
import { contractOfPath } from './named-contract.ts';
import { readAddresses } from './read-runs.ts';

const NO_PAGE = { body: { state: [], links: NO_LINKS } };

/** Storage of contracts. */
export const MIRROR_STATE_HANDLERS = {
  mirrorContractState: async ({ snapshot, path, query, linkBehind }) => {
    const contract = await contractOfPath(snapshot, path);
    const asked = slotsAsked(query.all('slot'));
    if (contract === undefined || asked === undefined) return NO_PAGE;
    const { order, limit } = query;
    const rows = await contractSlots(snapshot, contract, { at: query.last('timestamp'), ...asked, order, limit });
    const addressOf = await readAddresses(snapshot, [contract]);
    const state = rows.map(({ slot, value, consensusNs }) => ({
      address: addressOf(contract),
      contract_id: idText(contract),
      slot: wordText(slot),
      timestamp: timeText(consensusNs),
      value: wordText(value),
    }));
    const end = rows.length === limit && asked.slots.length !== 1 ? rows.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'slot', value: wordText(end.slot) }], readSlot);
    return { body: { state, links } };
  },
} satisfies Partial<MirrorHandlers>;
