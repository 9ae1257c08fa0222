import { consensusNsOf, larger } from '@ledgerscope/ledger';
import { type AccountState, contractBytecodes, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { initCodeOfFile } from '../../explorer/contract/byte-code-reply.ts';
import { expiryOf, hexOf, mirrorAddress, mirrorKey, timeOrNull, timeText } from '../mirror-values.ts';

/** Files up to this one are the network's own: no contract is made from them. */
const LAST_SYSTEM_FILE = 1_000n;
const NO_CODE = '0x';

/** A contract as the mirror node shows it in lists. */
export function mirrorContract(state: AccountState) {
  const isKnown = state.createdNs !== 0n;
  return {
    admin_key: mirrorKey(state.key),
    auto_renew_account: idOrNull(state.autoRenewAccount),
    auto_renew_period: state.autoRenewPeriod === 0n ? null : state.autoRenewPeriod,
    contract_id: idText(state.id),
    created_timestamp: timeOrNull(state.createdNs),
    deleted: state.deleted === 1,
    evm_address: mirrorAddress(state),
    expiration_timestamp: timeOrNull(expiryOf(state)),
    file_id: idOrNull(state.fileId),
    max_automatic_token_associations: isKnown ? state.maxAutomaticTokenAssociations : null,
    memo: state.memo,
    nonce: isKnown || state.ethereumNonce !== 0n ? state.ethereumNonce : null,
    obtainer_id: idOrNull(state.obtainer),
    // A deletion says it.
    permanent_removal: state.deleted === 1 ? state.permanentRemoval === 1 : null,
    proxy_account_id: null,
    timestamp: { from: timeText(larger(state.updatedNs, state.createdNs)), to: null },
  };
}

/** Init code and code of a contract; `0x` for what is not known. */
export async function codeOfContract(snapshot: LedgerSnapshot, { id, fileId, bytecodeNs, createdNs }: AccountState) {
  const stored =
    bytecodeNs === 0n
      ? undefined
      : (await contractBytecodes(snapshot, bytecodeNs)).find(({ contract }) => contract === id);
  const ofFile =
    fileId > LAST_SYSTEM_FILE
      ? await initCodeOfFile(snapshot, fileId, createdNs === 0n ? undefined : consensusNsOf(createdNs))
      : null;
  return {
    bytecode: ofFile === null ? codeText(stored?.initcode) : `0x${ofFile}`,
    runtime_bytecode: codeText(stored?.runtimeBytecode),
  };
}

function codeText(code: Uint8Array | undefined): string {
  return code === undefined ? NO_CODE : hexOf(code);
}
