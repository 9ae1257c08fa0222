import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import { resultOf } from './contract.ts';
import { type Derivation, NO_BYTES } from './derive-context.ts';

/**
 * Bytecode of contracts that a transaction created: from sidecars where the network wrote them (they leave out the
 * init code that is in the transaction itself), else from the body and, as the EVM's output of a create, the result.
 */
export function deriveBytecode(derivation: Derivation): void {
  const { item, rows, ids, consensusNs } = derivation;
  let fromSidecar = false;
  for (const { bytecode, migration } of item.sidecars) {
    if (bytecode === undefined) continue;
    fromSidecar ||= !migration;
    const contract = ids.contract(bytecode.contractId);
    const own = !migration && isOwn(derivation, contract);
    rows.contractBytecode.push({
      contract,
      consensusNs,
      initcode: bytecode.initcode.length === 0 && own ? signedInitcode(derivation) : bytecode.initcode,
      runtimeBytecode: bytecode.runtimeBytecode,
    });
  }
  const created = fromSidecar || !derivation.successful ? undefined : derivation.record.contractCreateResult;
  if (created !== undefined) deriveFromRecord(derivation, created);
}

function deriveFromRecord(derivation: Derivation, created: hapi.ContractFunctionResult): void {
  const initcode = signedInitcode(derivation);
  const runtimeBytecode = created.contractCallResult;
  const contract = derivation.ids.contract(created.contractID);
  if (contract === NO_ENTITY || (initcode.length === 0 && runtimeBytecode.length === 0)) return;
  derivation.rows.contractBytecode.push({
    contract,
    consensusNs: derivation.consensusNs,
    initcode,
    runtimeBytecode,
  });
}

/** Of the contract that the transaction itself creates; a failed create names none. */
function isOwn(derivation: Derivation, contract: EntityId): boolean {
  if (derivation.record.contractCreateResult === undefined) return false;
  return contract === NO_ENTITY || contract === derivation.ids.contract(resultOf(derivation)?.contractID);
}

function signedInitcode({ body, ethereum }: Derivation): Uint8Array {
  const initcode = body.contractCreateInstance?.initcode;
  if (initcode !== undefined) return initcode;
  return ethereum !== undefined && ethereum.to.length === 0 ? ethereum.callData : NO_BYTES;
}
