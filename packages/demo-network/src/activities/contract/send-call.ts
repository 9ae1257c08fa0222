import { larger } from '@ledgerscope/ledger';
import { intrinsicGas } from '../../contracts/gas-schedule.ts';
import type { PreparedCall } from '../../contracts/prepared-call.ts';
import { runCall } from '../../contracts/run-contract.ts';
import type { RunResult } from '../../contracts/run-result.ts';
import { TINYCENTS_PER_GAS } from '../../world/fee-schedule.ts';
import { contractId } from '../../world/ids.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { contractBook } from './contract-book.ts';
import { addressOf } from './entity-address.ts';
import { chosenLimit, MAX_GAS, settledSecond, usedGas } from './gas-terms.ts';
import { recordRun } from './record-run.ts';
import { sendEthereum } from './send-ethereum.ts';
import { worldHost } from './world-host.ts';

/** Share of calls that owners of a secp256k1 key send as Ethereum transactions, through a wallet. */
const ETHEREUM_SHARE = 0.7;
const SELECTOR_DIGITS = 8;
/** Tinybars that a sender reserves for gas: five hbars. */
const GAS_ROOM = 500_000_000n;

/**
 * Calls a contract with `value` tinybars, as a ContractCall or, where the sender has a wallet for it, as an Ethereum
 * transaction. Undefined where the sender is gone or can't pay.
 */
export async function sendCall(world: World, sender: EntityNum, call: PreparedCall, value = 0n) {
  const { balance, deleted } = world.account(sender);
  if (deleted || balance < value + GAS_ROOM) return undefined;
  const time = settledSecond(world);
  const host = worldHost(world);
  const from = addressOf(world, sender);
  const run = (gasLimit: bigint): Promise<RunResult> => runCall(host, call, { sender: from, value, gasLimit, time });
  const input = Buffer.from(call.input, 'hex');
  const { gasNeeds, secrets } = contractBook(world);
  const kind = `${call.contract.kind} ${call.input.slice(0, SELECTOR_DIGITS)}`;
  const need = gasNeeds.get(kind) ?? usedGas(await run(MAX_GAS));
  const gasLimit = chosenLimit(world, need, intrinsicGas(input, false));
  const result = await run(gasLimit);
  if (result.outcome.kind === 'output') gasNeeds.set(kind, larger(need, usedGas(result)));
  const secret = secrets.get(sender);
  if (secret !== undefined && world.random.chance(ETHEREUM_SHARE)) {
    const { contract, input: data } = call;
    return sendEthereum(world, { sender, secret, to: contract, data, value, gasLimit, result });
  }
  const contractID = contractId(call.contract.num);
  return world.submit({
    payer: sender,
    extraTinycents: result.gasUsed * TINYCENTS_PER_GAS,
    data: { contractCall: { contractID, gas: gasLimit, amount: value, functionParameters: input } },
    execute: (effects) => {
      effects.receipt.contractID = contractID;
      effects.record.contractCallResult = { contractID, ...recordRun(world, effects, result) };
    },
  });
}
