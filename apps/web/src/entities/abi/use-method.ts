import type { ContractMethod } from '@ledgerscope/contract/decoded-call';
import { useAbi } from './use-abi.ts';

/** What names the function of a call. */
interface Called {
  readonly contractID?: string | null | undefined;
  readonly entityID: string | null;
  readonly functionParameters: string | null;
  readonly contractMethod?: ContractMethod | null | undefined;
}

/** The same call with its function named by the visitor's own ABI of the contract, where there is one that knows it. */
export function useMethod<Facts extends Called>(facts: Facts): Facts {
  const { contractID, entityID, functionParameters } = facts;
  const abi = useAbi(functionParameters === null ? null : (contractID ?? entityID));
  const own = abi?.method(functionParameters ?? '');
  return own === undefined ? facts : { ...facts, contractMethod: own };
}
