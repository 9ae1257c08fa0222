import type { BlockRow } from '../block/rows.ts';
import { type ContractResultRow, erc20TransferTable } from '../contract/rows.ts';
import { scheduleEventTable } from '../schedule/rows.ts';
import { tokenCustomFeeTable } from '../token/rows.ts';
import { accountKeyFacts } from './account-keys.ts';
import { addressTerm } from './address-term.ts';
import { compress, decompress } from './compression.ts';
import { filePieceFacts } from './file-pieces.ts';
import { compressedRows, packedRows } from './packed-rows.ts';
import { inOrder } from './row-chunk.ts';
import type { FactList, RowBatch } from './row-store.ts';
import type { StoredFact } from './stored-fact.ts';
import { packInstants, readInstants, tokenEventsOf } from './token-event-instants.ts';
import { hashPrefix } from './transaction-lookup.ts';

/** Who has an address; others may share its last eight bytes, which are the term. */
export interface AddressFact {
  readonly form: 'evm' | 'alias';
  readonly address: Uint8Array;
  readonly id: bigint;
}

/** An entity with its creation; nodes count apart. */
interface CreatedFact {
  readonly kind: string;
  readonly id: bigint;
  readonly createdNs: bigint;
}

const scheduleEvents = compressedRows(scheduleEventTable);
const erc20Transfers = packedRows(erc20TransferTable);
const feeSchedules = packedRows(tokenCustomFeeTable);
const ID_BYTES = 8;
/** One transaction may cause several of them. */
const EVENTS = ['create', 'sign', 'delete', 'execute'];
const FORMS = ['evm', 'alias'] as const;
const BLOOM_BYTES = 256;
const PLACE_MASK = 0x3fff_ffffn;
/** Types of transactions that call a contract: contract calls and Ethereum transactions. */
const CALL_TYPES: ReadonlySet<number> = new Set([7, 50]);

/** Of a schedule, oldest first. */
export const SCHEDULE_EVENTS = { list: 1, read: scheduleEvents.read } as const;

/** The sender of each call of a contract. */
export const CALL_SENDERS: FactList<bigint> = { list: 2, read: ({ value }) => bufferOf(value).readBigUInt64LE() };

/** By {@link addressTerm}. */
export const ADDRESSES: FactList<AddressFact> = {
  list: 3,
  read: ({ value }) => {
    const bytes = bufferOf(value);
    const [form = 'evm'] = FORMS.slice(bytes.readUInt8());
    return { form, id: bytes.readBigUInt64LE(1), address: bytes.subarray(1 + ID_BYTES) };
  },
};

/** The sequences of blocks that have a hash, whose files have it, or that may turn out to have it, by the hash's first eight bytes. */
export const BLOCK_HASHES: FactList<bigint> = { list: 4, read: ({ value }) => bufferOf(value).readBigInt64LE() };

/** The joined blooms of a block's contract results, by its sequence. */
export const BLOCK_BLOOMS: FactList<{ readonly sequence: bigint; readonly bloom: Uint8Array }> = {
  list: 5,
  read: ({ value }) => {
    const bytes = bufferOf(value);
    return { sequence: bytes.readBigInt64LE(), bloom: decompress(bytes.subarray(ID_BYTES)) };
  },
};

/** Of one transaction, by its instant. */
export const ERC20_TRANSFERS = { list: 6, read: erc20Transfers.read } as const;

/** What staking paid to an account. */
export const REWARDS: FactList<{ readonly consensusNs: bigint; readonly amount: bigint }> = {
  list: 7,
  read: ({ value }) => {
    const bytes = bufferOf(value);
    return { consensusNs: bytes.readBigInt64LE(), amount: bytes.readBigInt64LE(ID_BYTES) };
  },
};

/** The custom fees of a token, each from an instant on. */
export const FEE_SCHEDULES = { list: 10, read: feeSchedules.read } as const;

/** What an account paid the creation of. */
export const CREATED: FactList<CreatedFact> = {
  list: 8,
  read: ({ value }) => {
    const bytes = bufferOf(value);
    return {
      id: bytes.readBigUInt64LE(),
      createdNs: bytes.readBigInt64LE(ID_BYTES),
      kind: bytes.toString('utf8', 2 * ID_BYTES),
    };
  },
};

/** Where the events of tokens of a block are listed, in ascending order; the fact is at the last of these instants. */
export const TOKEN_EVENTS: FactList<readonly bigint[]> = {
  list: 9,
  read: ({ value }) => readInstants(bufferOf(value)),
};

/** The facts of a batch. Each value is valid until the next one is made. */
export function* factsOf(batch: RowBatch): Generator<StoredFact> {
  const { contractResult = [], erc20Transfer = [] } = batch.rows;
  yield* scheduleFacts(batch);
  for (const { type, contract, consensusNs, sender } of contractResult)
    if (CALL_TYPES.has(type) && contract !== 0n)
      yield { ...CALL_SENDERS, term: contract, at: consensusNs, place: 0, value: idBytes(sender) };
  for (const row of erc20Transfer)
    yield {
      ...ERC20_TRANSFERS,
      term: row.consensusNs,
      at: row.consensusNs,
      place: row.logIndex,
      value: erc20Transfers.pack(row),
    };
  yield* feeFacts(batch);
  yield* filePieceFacts(batch);
  yield* accountKeyFacts(batch);
  yield* rewardFacts(batch);
  yield* creationFacts(batch);
  yield* addressFacts(batch);
  yield* blockFacts(batch);
  for (const instants of tokenEventsOf(batch))
    yield { ...TOKEN_EVENTS, term: 0n, at: instants.at(-1) ?? 0n, place: 0, value: packInstants(instants) };
}

function* scheduleFacts({ rows: { scheduleEvent = [] } }: RowBatch): Generator<StoredFact> {
  for (const row of scheduleEvent)
    yield {
      ...SCHEDULE_EVENTS,
      term: row.schedule,
      at: row.consensusNs,
      place: EVENTS.indexOf(row.event),
      value: scheduleEvents.pack(row),
    };
}

function* feeFacts({ rows: { tokenCustomFee = [] } }: RowBatch): Generator<StoredFact> {
  for (const row of tokenCustomFee)
    yield { ...FEE_SCHEDULES, term: row.token, at: row.consensusNs, place: 0, value: feeSchedules.pack(row) };
}

function* rewardFacts({ rows: { transaction = [] } }: RowBatch): Generator<StoredFact> {
  for (const { consensusNs: at, rewardAccount, rewardAmount } of transaction)
    for (const [place, term] of rewardAccount.entries()) {
      const value = Buffer.concat([at, rewardAmount[place] ?? 0n].map((one) => idBytes(BigInt.asUintN(64, one))));
      yield { ...REWARDS, term, at, place, value };
    }
}

function* creationFacts({ rows: { entity = [] } }: RowBatch): Generator<StoredFact> {
  for (const { id, kind, creator, createdNs: at } of entity) {
    if (creator === 0n) continue;
    const value = Buffer.concat([idBytes(id), idBytes(BigInt.asUintN(64, at)), Buffer.from(kind)]);
    // A node may have the number of another entity.
    const place = Number(id & PLACE_MASK) * 2 + (kind === 'node' ? 1 : 0);
    yield { ...CREATED, term: creator, at, place, value };
  }
}

function* addressFacts({ rows: { entity = [] } }: RowBatch): Generator<StoredFact> {
  for (const { id, createdNs, evmAddress, alias } of entity)
    for (const [form, address] of [evmAddress, alias].entries())
      if (address.length > 0)
        yield {
          ...ADDRESSES,
          term: addressTerm(address),
          at: createdNs,
          place: Number(id & PLACE_MASK) * FORMS.length + form,
          value: Buffer.concat([Buffer.of(form), idBytes(id), address]),
        };
}

function* blockFacts({ blocks, rows: { contractResult = [] } }: RowBatch): Generator<StoredFact> {
  const blooms = joinBlooms(blocks, contractResult);
  for (const block of blocks) {
    const { sequence, lastNs: at } = block;
    const value = idBytes(BigInt.asUintN(64, sequence));
    for (const term of hashTerms(block)) yield { ...BLOCK_HASHES, term, at, place: 0, value };
    const bloom = blooms.get(sequence);
    if (bloom !== undefined)
      yield { ...BLOCK_BLOOMS, term: sequence, at, place: 0, value: Buffer.concat([value, compress(bloom)]) };
  }
}

function hashTerms({ hash, fileHash, triedHashes }: BlockRow): ReadonlySet<bigint> {
  const hashes = [hash, fileHash, ...triedHashes.map((text) => Buffer.from(text, 'hex'))];
  return new Set(hashes.filter(({ length }) => length >= ID_BYTES).map(hashPrefix));
}

/** The blooms of the contract results of each block, by its sequence; blocks without any have none. */
function joinBlooms(blocks: readonly BlockRow[], results: readonly ContractResultRow[]): ReadonlyMap<bigint, Buffer> {
  const joined = new Map<bigint, Buffer>();
  let place = 0;
  for (const { consensusNs, bloom } of inOrder(results)) {
    while ((blocks[place]?.lastNs ?? consensusNs) < consensusNs) place += 1;
    const block = blocks[place];
    if (block === undefined || block.firstNs > consensusNs || bloom.length !== BLOOM_BYTES) continue;
    joined.set(block.sequence, unite(joined.get(block.sequence) ?? Buffer.alloc(BLOOM_BYTES), bloom));
  }
  return joined;
}

function unite(one: Buffer, other: Uint8Array): Buffer {
  for (const [index, byte] of other.entries()) one[index] = (one[index] ?? 0) | byte;
  return one;
}

function idBytes(id: bigint): Buffer {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.writeBigUInt64LE(id);
  return bytes;
}

function bufferOf(value: Uint8Array): Buffer {
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}
