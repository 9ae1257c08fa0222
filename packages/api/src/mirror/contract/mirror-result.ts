import { hexText, isSuccessful } from '@ledgerscope/ledger';
import type { ContractResultRow, EthereumTransactionRow, TransactionRow } from '@ledgerscope/ledger-store';
import { numberOfBlock } from '@ledgerscope/ledger-store';
import { readEthereumLists, readEthereumSignature } from '@ledgerscope/streams';
import { hasResult } from '@ledgerscope/transactions/reply/contract-reply';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { hexOf, numberAddress, timeText } from '../mirror-values.ts';
import { resultName } from '../transaction/mirror-transaction.ts';
import { gasConsumed } from './gas-consumed.ts';
import type { GasPriceOf, PricedRun } from './gas-prices.ts';
import type { Run, RunBlock } from './read-runs.ts';
import type { TokenRun } from './token-logs.ts';

const WEIBAR_PER_TINYBAR = 10_000_000_000n;
const HASH_BYTES = 32;
const EMPTY_BLOOM = `0x${'00'.repeat(256)}`;
const WORD_DIGITS = 64;

/** How amounts and addresses are written. */
export interface ResultView {
  /** In tinybars, or in weibars. */
  readonly isHbar: boolean;
  readonly addressOf: (contract: bigint) => string;
  /** Of the network, where a transaction names none: hex digits with 0x. */
  readonly chainId: string;
  readonly gasPriceOf: GasPriceOf;
}

/** A contract result as the mirror node lists it for one contract. */
export function mirrorResult(run: Run, view: Pick<ResultView, 'isHbar' | 'addressOf'>) {
  const { result, transaction, parts } = run;
  const { ethereum } = parts;
  const isKnown = hasResult(result);
  return {
    address: result.contract === 0n ? null : view.addressOf(result.contract),
    amount: amountOf(result, ethereum, view.isHbar),
    bloom: !isKnown || result.bloom.length > 0 ? hexOf(result.bloom) : EMPTY_BLOOM,
    call_result: hexOf(result.callResult),
    contract_id: idOrNull(result.contract),
    created_contract_ids: result.createdContracts.map(idText),
    error_message: errorOf(result, ethereum),
    from: result.sender === 0n ? null : numberAddress(result.sender),
    function_parameters: hexOf(result.functionParameters),
    gas_consumed: gasConsumed(run),
    gas_limit: result.gasLimit,
    gas_used: isKnown ? result.gasUsed : null,
    hash: evmHash(transaction, ethereum),
    timestamp: timeText(result.consensusNs),
    to: calledAddress(result, ethereum),
  };
}

/** The same with its block and what its sender signed. */
export function mirrorResultDetails(run: Run, { block, places }: RunBlock, view: ResultView) {
  const { result, parts } = run;
  return {
    ...mirrorResult(run, view),
    ...blockFields(block),
    failed_initcode: failedInitcode(run),
    result: resultName(result.result),
    status: isSuccessful(result.result) ? '0x1' : '0x0',
    transaction_index: places.get(result.consensusNs) ?? null,
    ...(parts.ethereum === undefined
      ? { ...NOT_ETHEREUM, chain_id: view.chainId, gas_price: nativePrice(run, view) }
      : ethereumFields(parts.ethereum, view)),
  };
}

/** What stands in lists of results for a transaction that the EVM did not run, and that has logs for what it did with tokens. */
export function mirrorTokenResult({ transaction, token }: TokenRun, { block, places }: RunBlock, view: ResultView) {
  const { consensusNs, payer } = transaction;
  return {
    address: view.addressOf(token),
    amount: null,
    bloom: '0x',
    call_result: '0x',
    contract_id: idOrNull(token),
    created_contract_ids: [],
    error_message: null,
    from: numberAddress(payer),
    function_parameters: '0x',
    gas_consumed: null,
    gas_limit: 0,
    gas_used: null,
    hash: evmHash(transaction, undefined),
    timestamp: timeText(consensusNs),
    to: numberAddress(token),
    ...blockFields(block),
    failed_initcode: null,
    result: 'SUCCESS',
    status: '0x1',
    transaction_index: places.get(consensusNs) ?? null,
    ...NOT_ETHEREUM,
    chain_id: view.chainId,
    gas_price: nativePrice(pricedTokenRun({ transaction }), view),
  };
}

/** As what {@link TokenRun} is priced: a call. */
export function pricedTokenRun({ transaction }: Pick<TokenRun, 'transaction'>): PricedRun {
  const { consensusNs } = transaction;
  return { result: { consensusNs, isCreate: 0 }, transaction, parts: { ethereum: undefined } };
}

function blockFields(block: RunBlock['block']) {
  return { block_gas_used: block.gasUsed, block_hash: hexOf(block.hash), block_number: numberOfBlock(block) };
}

/** The hash that tools of Ethereum know a transaction by. */
export function evmHash({ hash }: Pick<TransactionRow, 'hash'>, ethereum: EthereumTransactionRow | undefined): string {
  const own = ethereum?.ethereumHash.length === HASH_BYTES ? ethereum.ethereumHash : undefined;
  return hexOf(own ?? hash.subarray(0, HASH_BYTES));
}

/** A word of the EVM, filled up to its 32 bytes. */
export function wordText(bytes: Uint8Array): string {
  return `0x${hexText(bytes).padStart(WORD_DIGITS, '0')}`;
}

function amountOf(result: ContractResultRow, ethereum: EthereumTransactionRow | undefined, isHbar: boolean): bigint {
  const weibars = ethereum?.decoded === 1 ? BigInt(ethereum.value || 0) : undefined;
  if (isHbar) return weibars === undefined ? result.amount : weibars / WEIBAR_PER_TINYBAR;
  return weibars ?? result.amount * WEIBAR_PER_TINYBAR;
}

function errorOf({ errorMessage, result }: ContractResultRow, ethereum: EthereumTransactionRow | undefined) {
  if (errorMessage !== '') return errorMessage;
  return ethereum === undefined || isSuccessful(result) ? null : resultName(result);
}

function calledAddress({ contract }: ContractResultRow, ethereum: EthereumTransactionRow | undefined): string | null {
  if (ethereum !== undefined && ethereum.toAddress.length > 0) return hexOf(ethereum.toAddress);
  return contract === 0n ? null : numberAddress(contract);
}

/** Init code that made no contract: of a sidecar, else the data of an Ethereum transaction that failed, whatever it called. */
function failedInitcode({ result, parts: { bytecode, ethereum } }: Run): string | null {
  const failed = bytecode.find(({ contract, initcode }) => contract === 0n && initcode.length > 0);
  if (failed !== undefined) return hexOf(failed.initcode);
  const isSigned = ethereum !== undefined && ethereum.callData.length > 0;
  return isSigned && !isSuccessful(result.result) ? hexOf(ethereum.callData) : null;
}

/** What a transaction of the network's own types has in place of a signed Ethereum transaction. */
const NOT_ETHEREUM = {
  access_list: [],
  max_fee_per_gas: null,
  max_priority_fee_per_gas: null,
  nonce: null,
  r: null,
  s: null,
  type: 0,
  v: null,
} as const;

function ethereumFields(row: EthereumTransactionRow, { isHbar }: ResultView) {
  const { accessList, authorizations } = readEthereumLists(row.data);
  const signature = readEthereumSignature(row.data);
  return {
    access_list: accessList.map(({ address, storageKeys }) => ({
      address: hexOf(address),
      storage_keys: storageKeys.map(hexOf),
    })),
    authorization_list: authorizations.map(({ chainId, address, nonce, yParity, r, s }) => ({
      chain_id: quantityText(chainId),
      address: hexOf(address),
      nonce,
      y_parity: quantityText(yParity),
      r: quantityText(r),
      s: quantityText(s),
    })),
    chain_id: quantityOf(row.chainId),
    gas_price: priceOf(row.gasPrice, isHbar),
    max_fee_per_gas: priceOf(row.maxFeePerGas, isHbar),
    max_priority_fee_per_gas: priceOf(row.maxPriorityFeePerGas, isHbar),
    nonce: row.decoded === 1 ? row.ethereumNonce : null,
    r: signature === undefined ? null : hexOf(signature.r),
    s: signature === undefined ? null : hexOf(signature.s),
    type: row.ethereumType,
    v: signature?.v ?? null,
  };
}

function nativePrice(run: PricedRun, { gasPriceOf, isHbar }: ResultView): string | null {
  const tinybars = gasPriceOf(run);
  return tinybars === undefined ? null : quantityText(isHbar ? tinybars : tinybars * WEIBAR_PER_TINYBAR);
}

function priceOf(weibars: string, isHbar: boolean): string {
  return weibars === '' ? '0x' : quantityText(BigInt(weibars) / (isHbar ? WEIBAR_PER_TINYBAR : 1n));
}

/** `0x` where none is stated. */
function quantityOf(decimal: string): string {
  return decimal === '' ? '0x' : quantityText(BigInt(decimal));
}

function quantityText(value: bigint): string {
  return `0x${value.toString(16)}`;
}
