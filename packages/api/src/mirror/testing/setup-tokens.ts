import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { asText, beginOf, bigOf, bytesOf, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

export type TokenRows = Pick<BatchRows, 'token' | 'tokenCustomFee' | 'tokenName' | 'tokenSupply'>;

/** What a row has where a case says nothing. */
const DEFAULTS = {
  type: 'FUNGIBLE_COMMON',
  name: 'Token name',
  symbol: 'YBTJBOAZ',
  decimals: 1000,
  initial_supply: 1_000_000n,
  max_supply: 0x7fff_ffff_ffff_ffffn,
  supply_type: 'INFINITE',
  treasury_account_id: '0.0.98',
};

/** Tokens with every schedule of custom fees that they had. */
export function setupTokens(setup: Setup, tokens: readonly SetupRow[], version: bigint): TokenRows {
  const rows = tokens.map((row) => tokenRow(row, setup, version));
  return {
    token: rows,
    tokenCustomFee: tokens.flatMap((row) =>
      feesOf(row).map((fees) => ({ token: idOf(row.token_id), consensusNs: beginOf(fees) ?? 0n, ...feeColumns(fees) })),
    ),
    tokenName: rows.map(({ id, type, name, symbol, createdNs }) =>
      sampleRow('tokenName', { id, type, name, symbol, createdNs, listed: 1, version }),
    ),
    tokenSupply: tokens.map((row) =>
      sampleRow('tokenSupply', {
        id: idOf(row.token_id),
        totalSupply: bigOf(row.total_supply, 1_000_000n),
        supplyStated: 1,
        version,
      }),
    ),
  };
}

function tokenRow(given: SetupRow, setup: Setup, version: bigint): BatchRows['token'][number] {
  const row: SetupRow = { ...DEFAULTS, ...given };
  const id = idOf(row.token_id);
  const isNft = row.type === 'NON_FUNGIBLE_UNIQUE';
  return sampleRow('token', {
    id,
    type: String(row.type),
    name: String(row.name),
    symbol: String(row.symbol),
    decimals: isNft ? 0 : Number(row.decimals),
    initialSupply: isNft ? 0n : bigOf(row.initial_supply),
    maxSupply: bigOf(row.max_supply),
    supplyType: String(row.supply_type),
    treasury: idOf(row.treasury_account_id),
    paused: row.pause_status === 'PAUSED' ? 1 : 0,
    pauseKey: textBytes(row.pause_key),
    feeScheduleKey: textBytes(row.fee_schedule_key),
    supplyKey: textBytes(row.supply_key),
    metadataKey: textBytes(row.metadata_key),
    metadata: bytesOf(row.metadata),
    ...feeColumns(feesOf(row).at(-1) ?? {}),
    ...entityColumns(row, rowsOf(setup, 'entities').find((one) => isEntity(one, id)) ?? {}),
    version,
  });
}

/** Admin key, memo and life of a token are said by the entity of its id. */
function entityColumns(row: SetupRow, entity: SetupRow) {
  const created = bigOf(row.created_timestamp);
  return {
    memo: String(entity.memo ?? 'entity memo'),
    autoRenewAccount: idOf(entity.auto_renew_account_id),
    autoRenewPeriod: bigOf(entity.auto_renew_period),
    expirationNs: bigOf(entity.expiration_timestamp),
    createdNs: created,
    updatedNs: beginOf(row) ?? beginOf(entity) ?? created,
    deletedNs: entity.deleted === true ? created : 0n,
    adminKey: bytesOf(entity.key),
  };
}

function isEntity({ shard = 0, realm = 0, num, timestamp_range: range }: SetupRow, id: bigint): boolean {
  if (num === undefined || (typeof range === 'string' && !range.endsWith(',)'))) return false;
  return idOf(`${String(shard)}.${String(realm)}.${String(num)}`) === id;
}

const NUL = '\\000';

/** Keys of tokens are no hex digits in the cases, but a text, in which a byte may be escaped. */
function textBytes(value: unknown): Uint8Array {
  return value === undefined || value === null ? bytesOf(value) : Buffer.from(asText(value).replaceAll(NUL, '\0'));
}

function feesOf({ custom_fees: fees }: SetupRow): readonly SetupRow[] {
  return (fees ?? []) as readonly SetupRow[];
}

function feeColumns(schedule: SetupRow) {
  const list = (name: string) => (schedule[name] ?? []) as readonly SetupRow[];
  const fees = [
    ...list('fixed_fees').map((fee) => ({ kind: 0, fee })),
    ...list('fractional_fees').map((fee) => ({ kind: 1, fee })),
    ...list('royalty_fees').map((fee) => ({ kind: 2, fee })),
  ];
  const fallback = (fee: SetupRow) => (fee.fallback_fee ?? fee) as SetupRow;
  return {
    feeKind: fees.map(({ kind }) => kind),
    feeAmount: fees.map(({ fee }) => bigOf(fallback(fee).amount)),
    feeToken: fees.map(({ fee }) => idOf(fallback(fee).denominating_token_id)),
    feeNumerator: fees.map(({ fee }) => bigOf(fee.numerator)),
    feeDenominator: fees.map(({ fee }) => bigOf(fee.denominator)),
    feeMinimum: fees.map(({ fee }) => bigOf(fee.minimum_amount)),
    feeMaximum: fees.map(({ fee }) => bigOf(fee.maximum_amount)),
    feeNetOfTransfers: fees.map(({ fee }) => (fee.net_of_transfers === true ? 1 : 0)),
    feeCollector: fees.map(({ fee }) => idOf(fee.collector_account_id)),
    feeCollectorsExempt: fees.map(({ fee }) => (fee.all_collectors_are_exempt === true ? 1 : 0)),
  };
}
