import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import { type SignedEthereumCall, signEthereumCall, WEIBAR_PER_TINYBAR } from '../../contracts/ethereum-transaction.ts';
import type { RunResult } from '../../contracts/run-result.ts';
import type { Effects } from '../../world/effects.ts';
import { accountId, contractId } from '../../world/ids.ts';
import { statusCode } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { contractBook } from './contract-book.ts';
import { gasPriceTinybar } from './gas-terms.ts';
import { recordRun } from './record-run.ts';

const WRONG_NONCE = statusCode('WRONG_NONCE');
const WRONG_NONCE_SHARE = 0.012;
/** Wallets offer a bit more for gas than it costs. */
const OFFER_PERCENT = 115n;

/** An Ethereum transaction about to be signed. */
export interface EthereumTerms {
  readonly sender: EntityNum;
  readonly secret: Uint8Array;
  /** Undefined for a creation. */
  readonly to: DeployedContract | undefined;
  /** Digits. */
  readonly data: string;
  /** Tinybars. */
  readonly value: bigint;
  readonly gasLimit: bigint;
  readonly result: RunResult;
  /** Notes a creation's contract; answers its number. */
  readonly created?: (effects: Effects) => EntityNum;
}

/**
 * Sends a signed Ethereum transaction through the relay, which pays for its way while the sender pays for the gas.
 * Undefined where either can't, or no relay is there.
 */
export function sendEthereum(world: World, terms: EthereumTerms): Outcome | undefined {
  const { relay } = contractBook(world);
  if (relay === undefined) return undefined;
  const account = world.account(terms.sender);
  const stale = terms.created === undefined && world.random.chance(WRONG_NONCE_SHARE);
  const price = gasPriceTinybar(world);
  const signed = sign(world, terms, account.ethereumNonce + (stale ? 1n + world.random.bigBelow(3n) : 0n), price);
  const tinybar = stale ? 0n : terms.result.gasUsed * price;
  const outcome = world.submit({
    payer: relay,
    gasOf: { account: terms.sender, tinybar },
    data: { ethereumTransaction: { ethereumData: signed.bytes, maxGasAllowance: 0n } },
    reliable: true,
    execute: (effects) => {
      effects.record.ethereumHash = signed.hash;
      if (stale) recordRefusal(effects, terms, account.ethereumNonce);
      else execute(world, effects, terms);
    },
  });
  // A call that reverts uses up its nonce all the same.
  if (outcome !== undefined && !stale) account.ethereumNonce++;
  return outcome;
}

function sign(world: World, terms: EthereumTerms, nonce: bigint, price: bigint): SignedEthereumCall {
  const { to, value, gasLimit, data, secret } = terms;
  const call = {
    kind: world.random.chance(0.8) ? 'eip1559' : 'legacy',
    nonce,
    gasPrice: (price * WEIBAR_PER_TINYBAR * OFFER_PERCENT) / 100n,
    gasLimit,
    to: to?.address,
    value: value * WEIBAR_PER_TINYBAR,
    data,
  } as const;
  return signEthereumCall(call, secret);
}

function execute(world: World, effects: Effects, terms: EthereumTerms): void {
  const result = recordRun(world, effects, terms.result);
  const asked = askedFields(world.account(terms.sender).ethereumNonce + 1n, terms);
  if (terms.to !== undefined) {
    const contractID = contractId(terms.to.num);
    effects.receipt.contractID = contractID;
    effects.record.contractCallResult = { contractID, ...result, ...asked };
    return;
  }
  const num = terms.result.outcome.kind === 'output' ? terms.created?.(effects) : undefined;
  effects.record.contractCreateResult = { ...effects.record.contractCreateResult, ...result, ...asked };
  if (num !== undefined) effects.receipt.contractID = contractId(num);
}

/** The nonce is checked before anything runs. */
function recordRefusal(effects: Effects, terms: EthereumTerms, expected: bigint): void {
  effects.status = WRONG_NONCE;
  effects.record.contractCallResult = {
    ...(terms.to === undefined ? {} : { contractID: contractId(terms.to.num) }),
    errorMessage: `0x${Buffer.from('WRONG_NONCE').toString('hex')}`,
    ...askedFields(expected, terms),
  };
}

/** What results of Ethereum transactions repeat of the request, and the sender's nonce from then on. */
function askedFields(nonce: bigint, { sender, gasLimit, value, data }: EthereumTerms) {
  return {
    gas: gasLimit,
    amount: value,
    functionParameters: Buffer.from(data, 'hex'),
    senderId: accountId(sender),
    signerNonce: { value: nonce },
  };
}
