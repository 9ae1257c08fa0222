/** Results in words, where the name alone does not say enough. Meanings follow the comments of response_code.proto. */
const MEANINGS: Readonly<Record<string, string>> = {
  SUCCESS: 'The transaction was carried out.',
  SUCCESS_BUT_MISSING_EXPECTED_OPERATION: 'Carried out, but an operation that was expected did not take place.',
  FEE_SCHEDULE_FILE_PART_UPLOADED: 'A part of the fee schedule was stored; more parts have to follow.',
  INVALID_TRANSACTION: 'The transaction could not be understood.',
  PAYER_ACCOUNT_NOT_FOUND: 'The account that should pay does not exist.',
  INVALID_NODE_ACCOUNT: 'It named another node than the one that received it.',
  TRANSACTION_EXPIRED: 'It reached the network after its valid time was over.',
  INVALID_TRANSACTION_START: 'Its valid start lies in the future.',
  INVALID_TRANSACTION_DURATION: 'Its valid duration is not allowed.',
  INVALID_SIGNATURE: 'A signature that it needs is missing or does not fit.',
  MEMO_TOO_LONG: 'Its memo is longer than allowed.',
  INSUFFICIENT_TX_FEE: 'The payer offered less than the fee.',
  INSUFFICIENT_PAYER_BALANCE: 'The payer did not hold enough hbars.',
  DUPLICATE_TRANSACTION: 'A transaction with the same ID had been carried out before.',
  BUSY: 'The node was too busy to take it.',
  NOT_SUPPORTED: 'The network does not offer this at present.',
  INVALID_FILE_ID: 'The file does not exist.',
  INVALID_ACCOUNT_ID: 'The account does not exist.',
  INVALID_CONTRACT_ID: 'The contract does not exist.',
  INVALID_TOPIC_ID: 'The topic does not exist.',
  INVALID_TOKEN_ID: 'The token does not exist.',
  INVALID_SCHEDULE_ID: 'The schedule does not exist.',
  INVALID_NFT_ID: 'The NFT does not exist.',
  INVALID_ALIAS_KEY: 'The alias is no valid key or address.',
  RECEIPT_NOT_FOUND: 'The network has no receipt of it.',
  RECORD_NOT_FOUND: 'The network has no record of it.',
  UNKNOWN: 'The network did not say how it ended.',
  FAIL_INVALID: 'The network met an unexpected state while carrying it out; value may have moved all the same.',
  FAIL_FEE: 'The fee could not be charged as computed.',
  FAIL_BALANCE: 'A balance did not allow the fee.',
  KEY_REQUIRED: 'A key has to be given and was not.',
  BAD_ENCODING: 'A key is not encoded as it should be.',
  INSUFFICIENT_ACCOUNT_BALANCE: 'A sender did not hold enough hbars.',
  INVALID_SOLIDITY_ADDRESS: 'The called address is not one of a contract.',
  INSUFFICIENT_GAS: 'The gas limit is below what the call needs at least.',
  CONTRACT_REVERT_EXECUTED: 'The contract undid the call on purpose (revert). The fee is kept.',
  CONTRACT_EXECUTION_EXCEPTION: 'The contract ran into an error. The fee is kept.',
  CONTRACT_BYTECODE_EMPTY: 'The file with the contract’s code is empty.',
  CONTRACT_DELETED: 'The contract was deleted before.',
  MAX_GAS_LIMIT_EXCEEDED: 'The gas limit is above what the network allows.',
  LOCAL_CALL_MODIFICATION_EXCEPTION: 'A read-only call tried to change the ledger.',
  ACCOUNT_DELETED: 'The account was deleted before.',
  FILE_DELETED: 'The file was deleted before.',
  TOPIC_EXPIRED: 'The topic has expired.',
  MESSAGE_SIZE_TOO_LARGE: 'The message is longer than allowed.',
  INVALID_TOPIC_MESSAGE: 'The message is empty or not valid.',
  INVALID_CHUNK_NUMBER: 'The part number of the message is out of range.',
  UNAUTHORIZED: 'Its signers may not do this.',
  AUTHORIZATION_FAILED: 'Its payer may not do this.',
  ACCOUNT_REPEATED_IN_ACCOUNT_AMOUNTS: 'An account appears twice in the list of transfers.',
  INVALID_ACCOUNT_AMOUNTS: 'The amounts of the transfers do not add up to zero.',
  TRANSFERS_NOT_ZERO_SUM_FOR_TOKEN: 'The amounts of a token do not add up to zero.',
  INSUFFICIENT_TOKEN_BALANCE: 'A sender did not hold enough of the token.',
  TOKEN_WAS_DELETED: 'The token was deleted before.',
  TOKEN_IS_PAUSED: 'The token is paused.',
  TOKEN_NOT_ASSOCIATED_TO_ACCOUNT: 'The account is not associated with the token.',
  TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT: 'The account was associated with the token before.',
  ACCOUNT_FROZEN_FOR_TOKEN: 'The account is frozen for the token.',
  ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN: 'The account has no KYC grant for the token.',
  TOKEN_HAS_NO_KYC_KEY: 'The token has no KYC key.',
  TOKEN_HAS_NO_FREEZE_KEY: 'The token has no freeze key.',
  TOKEN_HAS_NO_WIPE_KEY: 'The token has no wipe key.',
  TOKEN_HAS_NO_SUPPLY_KEY: 'The token has no supply key.',
  TOKEN_MAX_SUPPLY_REACHED: 'The token’s highest supply is reached.',
  TOKENS_PER_ACCOUNT_LIMIT_EXCEEDED: 'The account is associated with as many tokens as allowed.',
  NO_REMAINING_AUTOMATIC_ASSOCIATIONS: 'The receiver takes no further tokens without being associated first.',
  SENDER_DOES_NOT_OWN_NFT_SERIAL_NO: 'The sender does not own the NFT.',
  INVALID_OWNER_ID: 'The owner named in an allowance does not fit.',
  SPENDER_DOES_NOT_HAVE_ALLOWANCE: 'The payer has no allowance to move these funds.',
  AMOUNT_EXCEEDS_ALLOWANCE: 'The amount is above the allowance.',
  SCHEDULE_ALREADY_EXECUTED: 'The schedule was executed before.',
  SCHEDULE_ALREADY_DELETED: 'The schedule was deleted before.',
  IDENTICAL_SCHEDULE_ALREADY_CREATED: 'An identical schedule exists already.',
  NO_NEW_VALID_SIGNATURES: 'It adds no signature that the schedule lacks.',
  UNRESOLVABLE_REQUIRED_SIGNERS: 'Who has to sign cannot be determined.',
  WRONG_NONCE: 'The Ethereum nonce is not the sender’s next one. The fee is kept.',
  WRONG_CHAIN_ID: 'The Ethereum transaction is meant for another chain.',
  INVALID_ETHEREUM_TRANSACTION: 'The Ethereum transaction inside could not be read.',
  INSUFFICIENT_BALANCES_FOR_STORAGE_RENT: 'Nobody could pay for the contract’s storage.',
  CONSENSUS_GAS_EXHAUSTED: 'The network’s gas for this second was used up.',
  REVERTED_SUCCESS: 'It worked by itself, and was undone because its parent failed.',
  INNER_TRANSACTION_FAILED: 'A transaction of the batch failed, so the whole batch was undone.',
  MAX_CHILD_RECORDS_EXCEEDED: 'It would have caused more child transactions than allowed.',
  INVALID_PAYER_SIGNATURE: 'The payer’s signature is missing or does not fit.',
  PAYER_ACCOUNT_DELETED: 'The account that should pay was deleted before.',
  CUSTOM_FEE_CHARGING_EXCEEDED_MAX_RECURSION_DEPTH: 'Custom fees would have caused further custom fees too often.',
  INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE: 'The sender could not pay a custom fee.',
};

/** Results with which a transaction took effect (streams: success is 22, 104 or 220). */
const SUCCESSES = new Set(['SUCCESS', 'SUCCESS_BUT_MISSING_EXPECTED_OPERATION', 'FEE_SCHEDULE_FILE_PART_UPLOADED']);

/** Whether a transaction with this result was carried out. */
export function succeeded(status: string): boolean {
  return SUCCESSES.has(status);
}

/** The result as a label: `WRONG_NONCE` is `Wrong nonce`. */
export function statusLabel(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\b(id|nft|kyc|evm)\b/g, (word) => word.toUpperCase());
}

/** What the result means, as a sentence. */
export function statusMeaning(status: string): string {
  const known = Object.hasOwn(MEANINGS, status) ? MEANINGS[status] : undefined;
  return known ?? `The network answered: ${statusLabel(status).toLowerCase()}.`;
}
