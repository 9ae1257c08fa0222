import { createdAddress, type EvmAddress, longZeroAddress } from '../../contracts/evm-address.ts';
import { intrinsicGas } from '../../contracts/gas-schedule.ts';
import type { PreparedCreation } from '../../contracts/prepared-call.ts';
import { runCreation } from '../../contracts/run-contract.ts';
import { newAccountState } from '../../world/account-creation.ts';
import type { BodyDraft, Effects } from '../../world/effects.ts';
import { TINYCENTS_PER_GAS } from '../../world/fee-schedule.ts';
import { uploadFile } from '../../world/files.ts';
import { contractId, fileId } from '../../world/ids.ts';
import { AUTO_RENEW_SECONDS } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { contractBook } from './contract-book.ts';
import { addressOf } from './entity-address.ts';
import { chosenLimit, MAX_GAS, settledSecond, usedGas } from './gas-terms.ts';
import { recordRun } from './record-run.ts';
import { sendEthereum } from './send-ethereum.ts';
import { worldHost } from './world-host.ts';

const CODE_PIECE_BYTES = 4_096;

/** A contract yet to be made: which one it is depends on its number and address. */
export interface NewContract {
  readonly prepare: (num: EntityNum, address: EvmAddress) => PreparedCreation;
  readonly memo: string;
  readonly maxAutoAssociations?: number;
}

/** Creates a contract from init code in a file. The new contract's address, or undefined where that failed. */
export async function createFromFile(world: World, payer: EntityNum, wanted: NewContract) {
  const { initCode } = wanted.prepare(0, longZeroAddress(0));
  // As hexadecimal digits.
  const contents = Buffer.from(initCode);
  const { key } = world.account(payer);
  const memo = `init code of ${wanted.memo}`;
  const file = uploadFile(world, { payer, memo, key, contents, pieceBytes: CODE_PIECE_BYTES, reliable: true });
  if (file?.contents.length !== contents.length) return undefined;
  return create(world, payer, wanted, { fileID: fileId(file.num) });
}

/** Creates a contract from init code in the transaction itself. */
export async function createInline(world: World, payer: EntityNum, wanted: NewContract) {
  const { initCode } = wanted.prepare(0, longZeroAddress(0));
  return create(world, payer, wanted, { initcode: Buffer.from(initCode, 'hex') });
}

/** Creates a contract by an Ethereum transaction; its address follows from the sender's and the nonce. */
export async function createByEthereum(world: World, sender: EntityNum, wanted: NewContract) {
  const secret = contractBook(world).secrets.get(sender);
  if (secret === undefined) return undefined;
  const address = createdAddress(addressOf(world, sender), world.account(sender).ethereumNonce);
  const { creation, gasLimit, result } = await ready(world, sender, wanted, address);
  const outcome = sendEthereum(world, {
    sender,
    secret,
    to: undefined,
    data: creation.initCode + creation.constructorParameters,
    value: 0n,
    gasLimit,
    result,
    created: (effects) => {
      addContract(world, effects, sender, wanted, creation, Buffer.from(address, 'hex'));
      // The init code is in the transaction.
      addBytecode(effects, creation, '');
      return creation.contract.num;
    },
  });
  return outcome?.succeeded ? address : undefined;
}

type CodeSource = Pick<NonNullable<Exclude<BodyDraft['contractCreateInstance'], Uint8Array>>, 'fileID' | 'initcode'>;

async function create(world: World, payer: EntityNum, wanted: NewContract, code: CodeSource) {
  const { creation, gasLimit, result } = await ready(world, payer, wanted);
  const { num } = creation.contract;
  const { constructorParameters } = creation;
  const outcome = world.submit({
    payer,
    extraTinycents: result.gasUsed * TINYCENTS_PER_GAS,
    data: {
      contractCreateInstance: {
        ...code,
        adminKey: world.account(payer).key,
        gas: gasLimit,
        autoRenewPeriod: { seconds: AUTO_RENEW_SECONDS },
        constructorParameters: Buffer.from(constructorParameters, 'hex'),
        memo: wanted.memo,
        maxAutomaticTokenAssociations: wanted.maxAutoAssociations ?? 0,
      },
    },
    reliable: true,
    execute: (effects) => {
      const recorded = recordRun(world, effects, result);
      effects.record.contractCreateResult = recorded;
      if (result.outcome.kind !== 'output') return;
      addContract(world, effects, payer, wanted, creation);
      addBytecode(effects, creation, code.initcode === undefined ? creation.initCode + constructorParameters : '');
      effects.record.contractCreateResult = { ...effects.record.contractCreateResult, ...recorded };
      effects.receipt.contractID = contractId(num);
    },
  });
  return outcome?.succeeded ? creation.contract.address : undefined;
}

async function ready(world: World, sender: EntityNum, wanted: NewContract, address?: EvmAddress) {
  const time = settledSecond(world);
  const num = world.state.nextEntity;
  const from = addressOf(world, sender);
  const host = worldHost(world);
  const creation = wanted.prepare(num, address ?? longZeroAddress(num));
  const run = (gasLimit: bigint) => runCreation(host, creation, { sender: from, value: 0n, gasLimit, time });
  const code = Buffer.from(creation.initCode + creation.constructorParameters, 'hex');
  const gasLimit = chosenLimit(world, usedGas(await run(MAX_GAS)), intrinsicGas(code, true));
  return { creation, gasLimit, result: await run(gasLimit) };
}

/** Notes in the effects that the contract comes to exist; fills what the result says of it. */
function addContract(
  world: World,
  effects: Effects,
  creator: EntityNum,
  { memo, maxAutoAssociations = 0 }: NewContract,
  { contract }: PreparedCreation,
  evmAddress?: Uint8Array,
): void {
  const num = effects.newEntity();
  if (num !== contract.num) throw new Error(`contract 0.0.${contract.num} would become 0.0.${num}`);
  const { key, signers } = world.account(creator);
  const options = { key, signers, memo, maxAutoAssociations, isContract: true, evmAddress };
  effects.newAccounts.set(num, newAccountState(num, effects.at, options));
  effects.record.contractCreateResult = {
    contractID: contractId(num),
    createdContractIDs: [contractId(num)],
    evmAddress: { value: Buffer.from(contract.address, 'hex') },
    contractNonces: [{ contractId: contractId(num), nonce: 1n }],
  };
  effects.onSuccess(() => contractBook(world).contracts.set(contract.address, contract));
}

function addBytecode(effects: Effects, { contract, runtimeCode }: PreparedCreation, initCode: string): void {
  const bytecode = {
    contractId: contractId(contract.num),
    initcode: Buffer.from(initCode, 'hex'),
    runtimeBytecode: Buffer.from(runtimeCode, 'hex'),
  };
  effects.sidecars.push({ bytecode });
}
