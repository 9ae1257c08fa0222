-- The inverted index: from a term to its transactions, with all that a list, count or facet filters by, so that each is
-- one range of the primary key. kind says what the term is, because packed entity ids use all 64 bits:
--   0 an entity, 1 a transaction type (all but 14 and 27, which are dense enough to scan), 2 floor(log2(amount)),
--   3 a result other than 22 (SUCCESS).
-- roles of an entity in the transaction (bits): 1 payer, 2 sends hbar, 4 receives hbar, 8 main entity, 16 token moved,
-- 32 account of a token transfer, 64 NFT collection moved, 128 sender or receiver of an NFT, 256 created by it,
-- 512 schedule it executes.
-- delta is the hbar change of the account. System accounts (number up to 1000) take part in every fee: they are terms only
-- as payer or main entity.
CREATE TABLE IF NOT EXISTS term_transaction (
  kind UInt8 CODEC(ZSTD(1)),
  term UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  roles UInt16 CODEC(ZSTD(1)),
  delta Int64 CODEC(ZSTD(1)),
  amount UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  valid_start_delta Int128 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (kind, term, consensus_ns)
SETTINGS index_granularity = 2048, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS term_transaction_feed TO term_transaction AS
WITH arrayConcat(
    [(payer, toUInt16(1), toInt64(0))],
    if(entity != 0, [(entity, toUInt16(8), toInt64(0))], []),
    if(created != 0, [(created, toUInt16(256), toInt64(0))], []),
    if(schedule != 0, [(schedule, toUInt16(512), toInt64(0))], []),
    arrayMap((account, change) -> (account, toUInt16(if(change < 0, 2, 4)), change),
      arrayFilter(account -> bitAnd(account, 274877906943) > 1000, transfer_account),
      arrayFilter((change, account) -> bitAnd(account, 274877906943) > 1000, transfer_amount, transfer_account)),
    arrayMap(token -> (token, toUInt16(16), toInt64(0)), arrayDistinct(token_transfer_token)),
    arrayMap(account -> (account, toUInt16(32), toInt64(0)), token_transfer_account),
    arrayMap(token -> (token, toUInt16(64), toInt64(0)), arrayDistinct(nft_transfer_token)),
    arrayMap(account -> (account, toUInt16(128), toInt64(0)),
      arrayFilter(account -> account != 0, arrayConcat(nft_transfer_sender, nft_transfer_receiver)))
  ) AS parts,
  arraySort(arrayDistinct(arrayMap(part -> part.1, parts))) AS entities,
  arrayConcat(
    arrayMap(id -> (
      toUInt8(0), id,
      toUInt16(arrayFold((roles_so_far, part) -> bitOr(roles_so_far, if(part.1 = id, part.2, toUInt16(0))), parts, toUInt16(0))),
      toInt64(arraySum(part -> if(part.1 = id, part.3, 0), parts))), entities),
    if(type NOT IN (14, 27), [(toUInt8(1), toUInt64(type), toUInt16(0), toInt64(0))], []),
    if(amount > 0, [(toUInt8(2), toUInt64(floor(log2(amount))), toUInt16(0), toInt64(0))], []),
    if(result != 22, [(toUInt8(3), toUInt64(result), toUInt16(0), toInt64(0))], [])
  ) AS terms
SELECT entry.1 AS kind, entry.2 AS term, consensus_ns, type, result, entry.3 AS roles, entry.4 AS delta, amount, payer,
  valid_start_delta
FROM transaction ARRAY JOIN terms AS entry;
