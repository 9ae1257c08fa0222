import type { SubmissionReply } from '@ledgerscope/contract';
import { parseEntityId } from '@ledgerscope/ledger';
import {
  contractAbiOffers,
  filesOfContract,
  type PortalStore,
  removeContractAbi,
  type Submission as StoredSubmission,
} from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { foundById } from '../form-entity.ts';

const HASH = /^[0-9a-f]{64}$/;

/** What the operator sees and does about files and ABIs that people gave. */
export const DESK_ABI_HANDLERS = {
  getSubmittedFiles: async ({ context, path }) => {
    const contract = foundById(parseEntityId(path.contract));
    const { abi, sourceCode, byteCode } = foundById(await filesOfContract(portalStoreOf(context), path.id, contract));
    return { data: { abi: abi === null ? null : JSON.stringify(abi), sourceCode, byteCode } };
  },
  removeContractAbi: async ({ context, path, signedIn: { user } }) => {
    const contract = foundById(parseEntityId(path.contract));
    const hash = foundById(HASH.test(path.hash) ? path.hash : undefined);
    foundById((await removeContractAbi(portalStoreOf(context), user, contract, hash)) || undefined);
    return { data: { message: 'Removed.' } };
  },
} satisfies Partial<Handlers>;

/** ABIs that others gave of the contracts that a request brings: approving it does not replace them unless the operator says so. */
export async function otherAbis(
  store: PortalStore,
  { state, kind, dapp, content }: StoredSubmission,
): Promise<SubmissionReply['otherAbis']> {
  if (state !== 'pending' || dapp === null || (kind !== 'dapp' && kind !== 'dapp-contract')) return [];
  const brought = dapp.contracts.filter(
    ({ contractId }) => kind === 'dapp' || idText(contractId) === content.contractId,
  );
  const offers = await contractAbiOffers(
    store,
    brought.map(({ contractId }) => contractId),
  );
  return offers
    .filter(({ source, sourceId }) => source !== 'dapp' || sourceId !== dapp.id)
    .map(({ contractId, hash, source, title, isUsed }) => ({
      contractID: idText(contractId),
      hash,
      source,
      dapp: title,
      used: isUsed,
    }));
}
