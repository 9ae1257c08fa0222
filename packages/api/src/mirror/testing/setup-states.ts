import { readMirrorAccount } from '@ledgerscope/contract/mirror/mirror-ids';
import { GENESIS_NS } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { setupTokens, type TokenRows } from './setup-tokens.ts';
import { beginOf, bigOf, bytesOf, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

type StateRows = Pick<
  BatchRows,
  'account' | 'accountBalance' | 'accountToken' | 'allowance' | 'entity' | 'nft' | 'nftOwner'
>;

/** Current state that a case sets up; rows of its histories are omitted. */
export function setupStates(setup: Setup, version: bigint): StateRows & TokenRows {
  const current = (table: string) => rowsOf(setup, table).filter(isCurrent);
  const listed = [...current('accounts'), ...current('entities').filter(isAccount), ...current('contracts')];
  const accounts = [
    ...current('accounts')
      .filter(isMade)
      .map((row) => accountRow(row, 'entity memo', version)),
    ...current('entities')
      .filter(isAccount)
      .map((row) => accountRow(row, 'entity memo', version)),
    ...current('contracts').map((row) => ({ ...accountRow(row, 'contract memo', version), ...contractColumns(row) })),
  ];
  const nft = current('nfts').map((row) => nftRow(row, version));
  const tokens = current('tokens');
  return {
    account: accounts,
    accountBalance: listed.filter(isMade).map((row) => balanceRow(row)),
    entity: accounts.map(({ id, isContract, alias, evmAddress }) =>
      sampleRow('entity', { kind: isContract === 1 ? 'contract' : 'account', id, alias, evmAddress }),
    ),
    accountToken: current('tokenaccounts').map((row) => relationRow(row, tokens, version)),
    allowance: [...current('cryptoAllowances'), ...current('tokenAllowances')].map((row) => allowanceRow(row, version)),
    nft,
    nftOwner: nft
      .filter(({ owner }) => owner !== 0n)
      .map(({ owner, mintedNs, token, serial }) => ({ owner, mintedNs, token, serial, owned: 1, version })),
    ...setupTokens(setup, tokens, version),
  };
}

export function isCurrent({ timestamp_range: range }: SetupRow): boolean {
  return typeof range !== 'string' || range.endsWith(',)');
}

function isAccount({ type = 'ACCOUNT' }: SetupRow): boolean {
  return type === 'ACCOUNT' || type === 'CONTRACT';
}

/** One that the mirror node made up is on no ledger. */
function isMade({ memo }: SetupRow): boolean {
  return memo !== 'Mirror node created synthetic treasury account';
}

export function accountIdOf({ shard = 0, realm = 0, num }: SetupRow): bigint {
  return idOf(`${String(shard)}.${String(realm)}.${String(num)}`);
}

/** The instant that the code of a contract is stored at. */
export function codeInstant(row: SetupRow): bigint {
  return row.initcode === undefined && row.runtime_bytecode === undefined ? 0n : bigOf(row.created_timestamp);
}

function contractColumns(row: SetupRow) {
  return {
    isContract: 1,
    // Of the others the creation was not read.
    ...(row.max_automatic_token_associations === null && { createdNs: 0n }),
    updatedNs: beginOf(row) ?? bigOf(row.created_timestamp),
    autoRenewAccount: idOf(row.auto_renew_account_id),
    fileId: idOf(row.file_id),
    obtainer: idOf(row.obtainer_id),
    permanentRemoval: row.permanent_removal === true ? 1 : 0,
    bytecodeNs: codeInstant(row),
  };
}

/** A block ends with each change. */
function balanceRow(row: SetupRow): BatchRows['accountBalance'][number] {
  return sampleRow('accountBalance', {
    id: accountIdOf(row),
    balance: bigOf(row.balance),
    version: bigOf(row.balance_timestamp),
  });
}

/** The key of an account; that of its public key where the case says no other. */
export function keyOf({ key, public_key: publicKey }: SetupRow): Uint8Array {
  const header = String(publicKey).length === 66 ? '3a21' : '1220';
  return bytesOf(key ?? (publicKey === undefined || publicKey === null ? undefined : `${header}${String(publicKey)}`));
}

function accountRow(row: SetupRow, memo: string, version: bigint): BatchRows['account'][number] {
  const alias = typeof row.alias === 'string' ? readMirrorAccount(row.alias) : undefined;
  return sampleRow('account', {
    id: accountIdOf(row),
    isContract: row.type === 'CONTRACT' ? 1 : 0,
    createdNs: bigOf(row.created_timestamp, GENESIS_NS),
    key: keyOf(row),
    alias: alias?.kind === 'alias' ? alias.alias : new Uint8Array(0),
    evmAddress: bytesOf(row.evm_address),
    memo: String(row.memo ?? memo),
    deleted: row.deleted === true ? 1 : 0,
    expirationNs: bigOf(row.expiration_timestamp),
    autoRenewPeriod: bigOf(row.auto_renew_period),
    maxAutomaticTokenAssociations: Number(row.max_automatic_token_associations ?? 0),
    receiverSigRequired: row.receiver_sig_required === true ? 1 : 0,
    declineReward: row.decline_reward === true ? 1 : 0,
    ethereumNonce: bigOf(row.ethereum_nonce),
    delegationAddress: bytesOf(row.delegation_address),
    stakedAccountId: idOf(row.staked_account_id),
    stakedNodeId: bigOf(row.staked_node_id, -1n),
    stakePeriodStart: bigOf(row.stake_period_start, -1n),
    version,
  });
}

/** Where a relation has no state of its own, it has the one that its token gives. */
function relationRow(row: SetupRow, tokens: readonly SetupRow[], version: bigint): BatchRows['accountToken'][number] {
  const token = tokens.find((one) => idOf(one.token_id) === idOf(row.token_id));
  return sampleRow('accountToken', {
    account: idOf(row.account_id),
    token: idOf(row.token_id),
    balance: bigOf(row.balance),
    associated: row.associated === false ? 0 : 1,
    automatic: row.automatic_association === true ? 1 : 0,
    associatedNs: bigOf(row.created_timestamp),
    changedNs: bigOf(row.balance_timestamp),
    freezeStatus: Number(row.freeze_status ?? token?.freeze_status ?? 0),
    kycStatus: Number(row.kyc_status ?? token?.kyc_status ?? 0),
    version,
  });
}

function allowanceRow(row: SetupRow, version: bigint): BatchRows['allowance'][number] {
  const from = beginOf(row) ?? 0n;
  return sampleRow('allowance', {
    owner: idOf(row.owner ?? 1000),
    spender: idOf(row.spender ?? 2000),
    token: idOf(row.token_id),
    amount: bigOf(row.amount),
    amountGranted: bigOf(row.amount_granted),
    grantedNs: from,
    changedNs: from,
    version,
  });
}

function nftRow(row: SetupRow, version: bigint): BatchRows['nft'][number] {
  return sampleRow('nft', {
    token: idOf(row.token_id),
    serial: bigOf(row.serial_number),
    owner: idOf(row.account_id),
    mintedNs: bigOf(row.created_timestamp),
    metadata: Buffer.from(String(row.metadata ?? '')),
    spender: idOf(row.spender),
    delegatingSpender: idOf(row.delegating_spender),
    deleted: row.deleted === true ? 1 : 0,
    changedNs: beginOf(row) ?? bigOf(row.created_timestamp),
    version,
  });
}
