import type { ContractAbi } from '@ledgerscope/contract';
import { contractAbi } from '@ledgerscope/portal-store';
import type { Handlers } from '../add-calls.ts';
import { accountOfPath } from '../explorer/entity-named.ts';
import { idText } from '../explorer/values.ts';
import { portalOf } from './portal-of.ts';

/** The ABIs that the registry holds. */
export const CONTRACT_ABI_HANDLERS = {
  getContractAbi: async ({ context, path }) => {
    const portal = portalOf(context);
    const contract = await accountOfPath(context, path.id);
    const found = await contractAbi(portal, contract);
    if (found === undefined) return { data: null };
    const { name, abi, source, hash, uploaded } = found;
    const data: ContractAbi = {
      contractID: idText(contract),
      name,
      abi: abi as ContractAbi['abi'],
      source,
      hash,
      uploaded: uploaded.toISOString(),
    };
    return { data };
  },
} satisfies Partial<Handlers>;
