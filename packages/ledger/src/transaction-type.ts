/** The services that transaction types belong to, under the names of the public API. */
export type ServiceType = 'CRYPTO' | 'CONSENSUS' | 'TOKEN' | 'CONTRACT' | 'FILE' | 'SCHEDULE' | 'NETWORK' | 'UTIL';

/** One transaction body type: `id` is its field number in TransactionBody, `name` its protobuf name. */
export interface TransactionType {
  readonly id: number;
  readonly name: string;
  /** Upper-case name without separators, as mirror REST APIs print it. */
  readonly code: string;
  readonly label: string;
  readonly service: ServiceType;
}

const ROWS = [
  [7, 'contractCall', 'Contract call', 'CONTRACT'],
  [8, 'contractCreateInstance', 'Contract create', 'CONTRACT'],
  [9, 'contractUpdateInstance', 'Contract update', 'CONTRACT'],
  [10, 'cryptoAddLiveHash', 'Add live hash', 'CRYPTO'],
  [11, 'cryptoCreateAccount', 'Create account', 'CRYPTO'],
  [12, 'cryptoDelete', 'Delete account', 'CRYPTO'],
  [13, 'cryptoDeleteLiveHash', 'Delete live hash', 'CRYPTO'],
  [14, 'cryptoTransfer', 'Crypto transfer', 'CRYPTO'],
  [15, 'cryptoUpdateAccount', 'Update account', 'CRYPTO'],
  [16, 'fileAppend', 'File append', 'FILE'],
  [17, 'fileCreate', 'File create', 'FILE'],
  [18, 'fileDelete', 'File delete', 'FILE'],
  [19, 'fileUpdate', 'File update', 'FILE'],
  [20, 'systemDelete', 'System delete', 'NETWORK'],
  [21, 'systemUndelete', 'System undelete', 'NETWORK'],
  [22, 'contractDeleteInstance', 'Contract delete', 'CONTRACT'],
  [23, 'freeze', 'Freeze network', 'NETWORK'],
  [24, 'consensusCreateTopic', 'Create topic', 'CONSENSUS'],
  [25, 'consensusUpdateTopic', 'Update topic', 'CONSENSUS'],
  [26, 'consensusDeleteTopic', 'Delete topic', 'CONSENSUS'],
  [27, 'consensusSubmitMessage', 'Submit message', 'CONSENSUS'],
  [28, 'uncheckedSubmit', 'Unchecked submit', 'NETWORK'],
  [29, 'tokenCreation', 'Create token', 'TOKEN'],
  [31, 'tokenFreeze', 'Freeze token account', 'TOKEN'],
  [32, 'tokenUnfreeze', 'Unfreeze token account', 'TOKEN'],
  [33, 'tokenGrantKyc', 'Grant token KYC', 'TOKEN'],
  [34, 'tokenRevokeKyc', 'Revoke token KYC', 'TOKEN'],
  [35, 'tokenDeletion', 'Delete token', 'TOKEN'],
  [36, 'tokenUpdate', 'Update token', 'TOKEN'],
  [37, 'tokenMint', 'Mint token', 'TOKEN'],
  [38, 'tokenBurn', 'Burn token', 'TOKEN'],
  [39, 'tokenWipe', 'Wipe token account', 'TOKEN'],
  [40, 'tokenAssociate', 'Associate token', 'TOKEN'],
  [41, 'tokenDissociate', 'Dissociate token', 'TOKEN'],
  [42, 'scheduleCreate', 'Create schedule', 'SCHEDULE'],
  [43, 'scheduleDelete', 'Delete schedule', 'SCHEDULE'],
  [44, 'scheduleSign', 'Sign schedule', 'SCHEDULE'],
  [45, 'tokenFeeScheduleUpdate', 'Update token fees', 'TOKEN'],
  [46, 'tokenPause', 'Pause token', 'TOKEN'],
  [47, 'tokenUnpause', 'Unpause token', 'TOKEN'],
  [48, 'cryptoApproveAllowance', 'Approve allowance', 'CRYPTO'],
  [49, 'cryptoDeleteAllowance', 'Delete allowance', 'CRYPTO'],
  [50, 'ethereumTransaction', 'Ethereum transaction', 'CONTRACT'],
  [51, 'nodeStakeUpdate', 'Node stake update', 'NETWORK'],
  [52, 'utilPrng', 'Random number', 'UTIL'],
  [53, 'tokenUpdateNfts', 'Update NFT metadata', 'TOKEN'],
  [54, 'nodeCreate', 'Create node', 'NETWORK'],
  [55, 'nodeUpdate', 'Update node', 'NETWORK'],
  [56, 'nodeDelete', 'Delete node', 'NETWORK'],
  [57, 'tokenReject', 'Reject token', 'TOKEN'],
  [58, 'tokenAirdrop', 'Airdrop token', 'TOKEN'],
  [59, 'tokenCancelAirdrop', 'Cancel airdrop', 'TOKEN'],
  [60, 'tokenClaimAirdrop', 'Claim airdrop', 'TOKEN'],
  [61, 'tssMessage', 'TSS message', 'NETWORK'],
  [62, 'tssVote', 'TSS vote', 'NETWORK'],
  [65, 'stateSignatureTransaction', 'State signature', 'NETWORK'],
  [66, 'hintsPreprocessingVote', 'hinTS preprocessing vote', 'NETWORK'],
  [67, 'hintsKeyPublication', 'hinTS key publication', 'NETWORK'],
  [68, 'hintsPartialSignature', 'hinTS partial signature', 'NETWORK'],
  [69, 'historyProofSignature', 'History proof signature', 'NETWORK'],
  [70, 'historyProofKeyPublication', 'History proof key publication', 'NETWORK'],
  [71, 'historyProofVote', 'History proof vote', 'NETWORK'],
  [72, 'crsPublication', 'CRS publication', 'NETWORK'],
  [74, 'atomicBatch', 'Atomic batch', 'UTIL'],
  [75, 'hookStore', 'Hook store', 'CONTRACT'],
  [76, 'hookDispatch', 'Hook dispatch', 'CONTRACT'],
  [77, 'ledgerIdPublication', 'Ledger ID publication', 'NETWORK'],
  [78, 'registeredNodeCreate', 'Create registered node', 'NETWORK'],
  [79, 'registeredNodeUpdate', 'Update registered node', 'NETWORK'],
  [80, 'registeredNodeDelete', 'Delete registered node', 'NETWORK'],
  [81, 'migrationRootHashVote', 'Migration root hash vote', 'NETWORK'],
  [82, 'clprUpdateLedgerConfiguration', 'Update CLPR ledger configuration', 'NETWORK'],
  [83, 'clprRegisterChannel', 'Register CLPR channel', 'NETWORK'],
  [84, 'clprCompleteChannel', 'Complete CLPR channel', 'NETWORK'],
  [85, 'clprCloseChannel', 'Close CLPR channel', 'NETWORK'],
  [86, 'clprSubmitBundle', 'Submit CLPR bundle', 'NETWORK'],
  [87, 'clprRedactMessage', 'Redact CLPR message', 'NETWORK'],
  [88, 'clprRegisterConnector', 'Register CLPR connector', 'NETWORK'],
  [89, 'clprDeregisterConnector', 'Deregister CLPR connector', 'NETWORK'],
  [90, 'clprCompleteConnector', 'Complete CLPR connector', 'NETWORK'],
  [91, 'clprEndpointPublication', 'CLPR endpoint publication', 'NETWORK'],
] as const satisfies readonly (readonly [number, string, string, ServiceType])[];

type TypeName = (typeof ROWS)[number][1];

/** The id of each type that this program knows, by its protobuf name. */
export const TYPE_ID = Object.fromEntries(ROWS.map(([id, name]) => [name, id])) as Readonly<Record<TypeName, number>>;

const BY_ID = new Map<number, TransactionType>(
  ROWS.map(([id, name, label, service]) => [id, { id, name, code: name.toUpperCase(), label, service }]),
);
const BY_CODE = new Map([...BY_ID.values()].map((type) => [type.code, type]));

/** Every transaction type that this program knows, by ascending id. */
export const TRANSACTION_TYPES: readonly TransactionType[] = [...BY_ID.values()];

/** The type with this id; a type newer than this program is named after its number and counted as NETWORK. */
export function transactionType(id: number): TransactionType {
  return (
    BY_ID.get(id) ?? {
      id,
      name: `unknown${id}`,
      code: `UNKNOWN${id}`,
      label: id === 0 ? 'Type not known' : `Unknown type ${id}`,
      service: 'NETWORK',
    }
  );
}

/** The type with this code (`CRYPTOTRANSFER`, in any case); undefined when no such type is known. */
export function transactionTypeByCode(code: string): TransactionType | undefined {
  return BY_CODE.get(code.toUpperCase());
}

/** What nodes of the block stream send each other (state signatures, hinTS keys, votes and signatures, history proofs, their own endpoints): no user's doing. */
const OF_NODES: ReadonlySet<number> = new Set([65, 66, 67, 68, 69, 70, 71, 72, 81, 91]);

/** Whether only the network's nodes send transactions of this type, to each other. */
export function isNodeTransactionType(id: number): boolean {
  return OF_NODES.has(id);
}
