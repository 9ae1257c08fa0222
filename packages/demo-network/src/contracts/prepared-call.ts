import type { Abi } from 'viem';
import { encodeDeployData, encodeFunctionData, parseAbi } from 'viem/utils';
import { ARTIFACTS, type ContractKind, type DeployedContract } from './deployed-contract.ts';
import type { EvmAddress } from './evm-address.ts';

/** A call that can be run: what is sent to which contract. */
export interface PreparedCall {
  readonly contract: DeployedContract;
  /** Call data as digits. */
  readonly input: string;
}

/** A contract's creation; bytes as digits. */
export interface PreparedCreation {
  /** With an empty storage. */
  readonly contract: DeployedContract;
  /** Without the constructor's parameters, which come after it. */
  readonly initCode: string;
  readonly constructorParameters: string;
  /** What the creation leaves as the contract's code. */
  readonly runtimeCode: string;
}

/** As viem takes values: addresses with their prefix. */
type Values = readonly (bigint | string | boolean)[];

const ABIS = {
  'demo-token': parseAbi(ARTIFACTS['demo-token'].abi),
  'demo-nft': parseAbi(ARTIFACTS['demo-nft'].abi),
  auction: parseAbi(ARTIFACTS.auction.abi),
  market: parseAbi(ARTIFACTS.market.abi),
} satisfies Record<ContractKind, Abi>;

/** A call of one of a contract's functions. @throws RangeError where the contract is of another kind */
export function preparedCall(contract: DeployedContract, kind: ContractKind, functionName: string, args: Values) {
  if (contract.kind !== kind) throw new RangeError(`0.0.${contract.num} is not of kind ${kind}`);
  const abi: Abi = ABIS[kind];
  return { contract, input: encodeFunctionData({ abi, functionName, args }).slice(2) };
}

/** The creation of a contract that is to have this number and address. */
export function preparedCreation(kind: ContractKind, num: number, address: EvmAddress, args: Values = []) {
  const abi: Abi = ABIS[kind];
  return {
    contract: { num, address, kind, storage: new Map() },
    initCode: ARTIFACTS[kind].initCode,
    constructorParameters: encodeDeployData({ abi, args, bytecode: '0x' }).slice(2),
    runtimeCode: ARTIFACTS[kind].runtimeCode,
  };
}
