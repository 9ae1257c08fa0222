import { contractSlots } from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import { endsOf } from '../bounds.ts';
import { type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { wordText } from './mirror-result.ts';
import { contractOfPath } from './named-contract.ts';
import { readAddresses } from './read-runs.ts';

const NO_PAGE = { body: { state: [], links: NO_LINKS } };
const WORD_DIGITS = 64;
const MAX_WORD = (1n << 256n) - 1n;

/** Storage of contracts. */
export const MIRROR_STATE_HANDLERS = {
  mirrorContractState: async ({ snapshot, path, query, linkBehind }) => {
    const contract = await contractOfPath(snapshot, path);
    const filters = query.all('slot').map(({ operator, value }) => ({ operator, value: BigInt(`0x${value}`) }));
    const { first = 0n, last = MAX_WORD } = endsOf(filters);
    if (contract === undefined || first > last || last < 0n || first > MAX_WORD) return NO_PAGE;
    const exact = filters.filter(({ operator }) => operator === 'eq').map(({ value }) => wordBytes(value));
    const { order, limit } = query;
    const rows = await contractSlots(snapshot, contract, {
      at: query.last('timestamp'),
      first: wordBytes(first),
      last: wordBytes(last),
      slots: exact,
      order,
      limit,
    });
    const addressOf = await readAddresses(snapshot, [contract]);
    const state = rows.map(({ slot, value, consensusNs }) => ({
      address: addressOf(contract),
      contract_id: idText(contract),
      slot: wordText(slot),
      timestamp: timeText(consensusNs),
      value: wordText(value),
    }));
    const end = rows.length === limit && exact.length !== 1 ? rows.at(-1) : undefined;
    const links = end === undefined ? NO_LINKS : linkBehind([{ key: 'slot', value: wordText(end.slot) }], readWord);
    return { body: { state, links } };
  },
} satisfies Partial<MirrorHandlers>;

function wordBytes(word: bigint): Uint8Array {
  return Buffer.from(word.toString(16).padStart(WORD_DIGITS, '0'), 'hex');
}

function readWord(text: string): bigint | undefined {
  const digits = /^(?:0x)?([0-9a-fA-F]{1,64})$/.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`);
}
