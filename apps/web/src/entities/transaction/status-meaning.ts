import { failureText } from '@ledgerscope/ledger';

/**
 * Results in words, where the name alone does not say enough, besides those that name whom they are about (failureText). Meanings follow
 * the comments of response_code.proto.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  SUCCESS: 'The transaction succeeded.',
  SUCCESS_BUT_MISSING_EXPECTED_OPERATION: 'The transaction succeeded, but an expected operation did not take place.',
  FEE_SCHEDULE_FILE_PART_UPLOADED: 'Part of the fee schedule was uploaded; more parts are required.',
  INVALID_TRANSACTION: 'The transaction is malformed.',
  INVALID_NODE_ACCOUNT: 'The node account does not match the node that received the transaction.',
  TRANSACTION_EXPIRED: 'The transaction arrived after its valid duration expired.',
  INVALID_TRANSACTION_START: 'The valid start is in the future.',
  INVALID_TRANSACTION_DURATION: 'The valid duration is not allowed.',
  INVALID_SIGNATURE: 'A required signature is missing or invalid.',
  MEMO_TOO_LONG: 'The memo is too long.',
  INSUFFICIENT_TX_FEE: 'The max fee was lower than the actual fee.',
  DUPLICATE_TRANSACTION: 'A transaction with the same ID was already processed.',
  BUSY: 'The node was too busy to accept the transaction.',
  NOT_SUPPORTED: 'The network does not support this operation.',
  INVALID_ALIAS_KEY: 'The alias is not a valid key or address.',
  RECEIPT_NOT_FOUND: 'No receipt was found.',
  RECORD_NOT_FOUND: 'No record was found.',
  UNKNOWN: 'The outcome is unknown.',
  FAIL_INVALID: 'An internal error occurred during execution. Some transfers may still have taken effect.',
  FAIL_FEE: 'The fee could not be charged as computed.',
  FAIL_BALANCE: 'An account balance was too low for the fee.',
  KEY_REQUIRED: 'A required key is missing.',
  BAD_ENCODING: 'A key is incorrectly encoded.',
  INSUFFICIENT_GAS: 'The gas limit is below the minimum for this call.',
  CONTRACT_EXECUTION_EXCEPTION: 'The contract call failed. The fee is still charged.',
  CONTRACT_BYTECODE_EMPTY: 'The file with the contract’s code is empty.',
  MAX_GAS_LIMIT_EXCEEDED: 'The gas limit exceeds the network maximum.',
  LOCAL_CALL_MODIFICATION_EXCEPTION: 'A read-only call tried to change the ledger.',
  MESSAGE_SIZE_TOO_LARGE: 'The message is longer than allowed.',
  INVALID_TOPIC_MESSAGE: 'The message is empty or invalid.',
  INVALID_CHUNK_NUMBER: 'The chunk number is out of range.',
  UNAUTHORIZED: 'The signers are not authorized to do this.',
  AUTHORIZATION_FAILED: 'The payer is not authorized to do this.',
  ACCOUNT_REPEATED_IN_ACCOUNT_AMOUNTS: 'An account appears twice in the list of transfers.',
  INVALID_ACCOUNT_AMOUNTS: 'The transfer amounts do not add up to zero.',
  TRANSFERS_NOT_ZERO_SUM_FOR_TOKEN: 'The token transfers do not add up to zero.',
  AMOUNT_EXCEEDS_ALLOWANCE: 'The amount is above the allowance.',
  IDENTICAL_SCHEDULE_ALREADY_CREATED: 'An identical schedule already exists.',
  NO_NEW_VALID_SIGNATURES: 'The transaction adds no new signatures to the schedule.',
  UNRESOLVABLE_REQUIRED_SIGNERS: 'The required signers could not be determined.',
  WRONG_NONCE: 'The Ethereum nonce is not the sender’s next nonce. The fee is still charged.',
  WRONG_CHAIN_ID: 'The Ethereum transaction has the wrong chain ID.',
  INVALID_ETHEREUM_TRANSACTION: 'The wrapped Ethereum transaction could not be read.',
  INSUFFICIENT_BALANCES_FOR_STORAGE_RENT: 'No account could pay the contract’s storage rent.',
  CONSENSUS_GAS_EXHAUSTED: 'The network’s gas for this second was used up.',
  REVERTED_SUCCESS: 'The transaction succeeded but was rolled back because its parent failed.',
  INNER_TRANSACTION_FAILED: 'A transaction of the batch failed, so the whole batch was rolled back.',
  MAX_CHILD_RECORDS_EXCEEDED: 'The transaction exceeded the child transaction limit.',
  INVALID_PAYER_SIGNATURE: 'The payer’s signature is missing or invalid.',
  CUSTOM_FEE_CHARGING_EXCEEDED_MAX_RECURSION_DEPTH: 'Custom fees were nested too deeply.',
  INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE: 'The sender could not pay a custom fee.',
};

/** The result as a label: `WRONG_NONCE` is `Wrong nonce`. */
export function statusLabel(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\b(id|nft|kyc|evm)\b/g, (word) => word.toUpperCase());
}

/** What the result means, as a sentence. */
export function statusMeaning(status: string): string {
  const known = Object.hasOwn(MEANINGS, status) ? MEANINGS[status] : undefined;
  return known ?? failureText(status) ?? `Network status: ${statusLabel(status).toLowerCase()}.`;
}
