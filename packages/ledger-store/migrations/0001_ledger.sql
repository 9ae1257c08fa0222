-- The ledger store as release 0.2.0 has it. What changes after that release is a migration of its own.

-- Both ends of a commit. Ingest writes the exact list of files of a batch to ingest_batch before any of its rows, so
-- that a restart knows that rows beyond the newest block may be there, clears them and repeats the batch; and the block
-- rows last: a file is visible to readers only when its block row is.
-- Every target keeps a deduplication window, so that one insert sent twice (a reply lost on the way) counts once.
CREATE TABLE IF NOT EXISTS ingest_batch (
  sequence Int64 CODEC(Delta(8), ZSTD(1)),
  batch String CODEC(ZSTD(1)),
  file_names Array(String) CODEC(ZSTD(1)),
  file_hashes Array(String) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY sequence
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- Blocks once more in one column, for the reason that transaction_row gives: every page of a transaction or of a block reads
-- whole rows. What is added to block later has to be packed here too, at the end.
-- Blocks are read by sequence; these indexes lead from a block's hash, number or time to the few granules that can hold it.
CREATE TABLE IF NOT EXISTS block (
  sequence Int64 CODEC(Delta(8), ZSTD(1)),
  number Nullable(Int64) CODEC(ZSTD(1)),
  file_name String CODEC(ZSTD(1)),
  format LowCardinality(String) CODEC(ZSTD(1)),
  version UInt8 CODEC(ZSTD(1)),
  hapi_version LowCardinality(String) CODEC(ZSTD(1)),
  first_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  last_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transactions UInt32 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  size_bytes UInt32 CODEC(T64, ZSTD(1)),
  file_hash FixedString(48) CODEC(NONE),
  metadata_hash String CODEC(ZSTD(1)),
  previous_hash FixedString(48) CODEC(NONE),
  hash FixedString(48) CODEC(NONE),
  proof LowCardinality(String) CODEC(ZSTD(1)),
  signed_node_ids Array(UInt64) CODEC(ZSTD(1)),
  signed_accounts Array(UInt64) CODEC(ZSTD(1)),
  signed_stakes Array(UInt64) CODEC(ZSTD(1)),
  rejected_accounts Array(UInt64) CODEC(ZSTD(1)),
  rejected_reasons Array(String) CODEC(ZSTD(1)),
  missing_accounts Array(UInt64) CODEC(ZSTD(1)),
  stake_signed UInt64 CODEC(ZSTD(1)),
  stake_total UInt64 CODEC(ZSTD(1)),
  stake_weighted UInt8 CODEC(ZSTD(1)),
  gap_before UInt8 CODEC(ZSTD(1)),
  batch String CODEC(ZSTD(1)),
  INDEX gap gap_before TYPE minmax GRANULARITY 16,
  packed String MATERIALIZED formatRow('RowBinary',
    sequence, number, file_name, format, version, hapi_version, first_ns, last_ns, transactions, gas_used, size_bytes, file_hash,
    metadata_hash, previous_hash, hash, proof, signed_node_ids, signed_accounts, signed_stakes, rejected_accounts,
    rejected_reasons, missing_accounts, stake_signed, stake_total, stake_weighted, gap_before, batch) CODEC(ZSTD(1)),
  INDEX block_hash hash TYPE bloom_filter(0.001) GRANULARITY 4,
  INDEX block_file_hash file_hash TYPE bloom_filter(0.001) GRANULARITY 4,
  INDEX block_number number TYPE minmax GRANULARITY 4,
  INDEX block_time first_ns TYPE minmax GRANULARITY 4
) ENGINE = {engine:MergeTree} ORDER BY sequence
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- The wide table of transactions, ordered by consensus time (unique), and the raw bytes beside it. Small granules and
-- small compressed blocks make a page of 25 rows cheap; monthly partitions can be dropped or tiered. The valid start is
-- stored as its distance from consensus, which takes half the room; both instants are the senders' own, so that it takes 128 bits
-- to hold whatever they state. Codecs were measured column by column: T64 does not
-- always help.
CREATE TABLE IF NOT EXISTS transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  block Int64 CODEC(Delta(8), ZSTD(1)),
  index_in_block UInt32 CODEC(Delta(4), ZSTD(1)),
  valid_start_delta Int128 CODEC(ZSTD(1)),
  nonce Int32 CODEC(ZSTD(1)),
  scheduled UInt8 CODEC(ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  node UInt64 CODEC(T64, ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  entity UInt64 CODEC(T64, ZSTD(1)),
  created UInt64 CODEC(ZSTD(1)),
  topic_sequence_number UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(ZSTD(1)),
  max_fee UInt64 CODEC(ZSTD(1)),
  valid_duration_seconds Int64 CODEC(ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  hash FixedString(48) CODEC(NONE),
  parent_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  schedule UInt64 CODEC(ZSTD(1)),
  batch_key String CODEC(ZSTD(1)),
  signatures UInt16 CODEC(ZSTD(1)),
  gas_used UInt64 CODEC(ZSTD(1)),
  hbar_equiv Int32 CODEC(ZSTD(1)),
  cent_equiv Int32 CODEC(ZSTD(1)),
  rate_expiration_seconds Int64 CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  transfer_account Array(UInt64) CODEC(ZSTD(1)),
  transfer_amount Array(Int64) CODEC(ZSTD(1)),
  transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  transfer_errata Array(UInt8) CODEC(ZSTD(1)),
  token_transfer_token Array(UInt64) CODEC(ZSTD(1)),
  token_transfer_account Array(UInt64) CODEC(ZSTD(1)),
  token_transfer_amount Array(Int64) CODEC(ZSTD(1)),
  token_transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  nft_transfer_token Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_serial Array(Int64) CODEC(ZSTD(1)),
  nft_transfer_sender Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_receiver Array(UInt64) CODEC(ZSTD(1)),
  nft_transfer_approval Array(UInt8) CODEC(ZSTD(1)),
  custom_fee_amount Array(Int64) CODEC(ZSTD(1)),
  custom_fee_token Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_collector Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_payers Array(String) CODEC(ZSTD(1)),
  reward_account Array(UInt64) CODEC(ZSTD(1)),
  reward_amount Array(Int64) CODEC(ZSTD(1)),
  associated_token Array(UInt64) CODEC(ZSTD(1)),
  associated_account Array(UInt64) CODEC(ZSTD(1)),
  stated_consensus String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYYYYMM(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- What a transaction caused in other tables, once more beside its bytes (packTransactionParts): its page read five tables of the EVM
-- besides, of up to twenty columns each, or that of messages. It is empty where the
-- transaction caused nothing there.
CREATE TABLE IF NOT EXISTS transaction_raw (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transaction_bytes String CODEC(ZSTD(3)),
  record_bytes String CODEC(ZSTD(3)),
  parts String CODEC(ZSTD(3))
) ENGINE = {engine:MergeTree} PARTITION BY toYYYYMM(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 256, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

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

-- delta of an account leaves out entries that mainnet's records of 2019 list though nothing moved (transfer_errata), as
-- account_balance does: a balance at a past instant is the one at the head less the deltas since. The entry stays a term.
CREATE MATERIALIZED VIEW IF NOT EXISTS term_transaction_feed TO term_transaction AS
WITH arrayConcat(
    [(payer, toUInt16(1), toInt64(0))],
    if(entity != 0, [(entity, toUInt16(8), toInt64(0))], []),
    if(created != 0, [(created, toUInt16(256), toInt64(0))], []),
    if(schedule != 0, [(schedule, toUInt16(512), toInt64(0))], []),
    arrayMap((account, change, errata) -> (account, toUInt16(if(change < 0, 2, 4)), if(errata = 1, toInt64(0), change)),
      arrayFilter(account -> bitAnd(account, 274877906943) > 1000, transfer_account),
      arrayFilter((change, account) -> bitAnd(account, 274877906943) > 1000, transfer_amount, transfer_account),
      arrayFilter((errata, account) -> bitAnd(account, 274877906943) > 1000, transfer_errata, transfer_account)),
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

-- Ways from other names to a consensus time: the first eight bytes of the hash, the transaction id where the term index
-- does not reach, the parent, and words of the memo. Each is derived from transaction by a view, so that the deduplication
-- token of the one insert covers all of them.
CREATE TABLE IF NOT EXISTS transaction_hash (
  hash_prefix UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY hash_prefix
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_hash_feed TO transaction_hash AS
SELECT reinterpretAsUInt64(reverse(substring(hash, 1, 8))) AS hash_prefix, consensus_ns FROM transaction;

CREATE TABLE IF NOT EXISTS transaction_child (
  parent_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (parent_ns, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_child_feed TO transaction_child AS
SELECT parent_ns, consensus_ns FROM transaction WHERE parent_ns != toDateTime64(0, 9, 'UTC');

-- Memo search has tables of its own: an index on the wide table missed the target by far.
-- Full text over memos and topic messages, in UTF-8 and without regard to case: the first index on memos folded ASCII
-- letters only. Messages that are not UTF-8 are indexed as empty. The queries have to repeat the indexed expressions
-- exactly (text-condition.ts). memo_term is dropped: counting and listing through the text index was as fast, and it
-- folded ASCII only.
CREATE TABLE IF NOT EXISTS memo_transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  INDEX memo_words lowerUTF8(memo) TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS memo_transaction_feed TO memo_transaction AS
SELECT consensus_ns, type, result, payer, amount, memo FROM transaction WHERE memo != '';

-- Token and NFT transfers by token, derived from transaction. Serial -1 moves every NFT of an old treasury and is kept as
-- the stream has it; a deleted token's dissociation may carry another negative serial: hence signed serials.
CREATE TABLE IF NOT EXISTS token_transfer (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  account UInt64 CODEC(T64, ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (token, consensus_ns, account)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_transfer_feed TO token_transfer AS
SELECT moved_token AS token, consensus_ns, moved_account AS account, moved_amount AS amount
FROM transaction
ARRAY JOIN token_transfer_token AS moved_token, token_transfer_account AS moved_account, token_transfer_amount AS moved_amount
WHERE notEmpty(token_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (token, serial, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_feed TO nft_transfer AS
SELECT moved_token AS token, moved_serial AS serial, consensus_ns, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);

-- Charts, statistics and facets without a filter read these sums, never the transactions. Keyed by result, so that result
-- facets are exact. They may run one batch ahead of the commit marker while a batch is being written: readers take whole
-- minutes that lie before the newest committed instant and count the edges from transaction.
CREATE TABLE IF NOT EXISTS transaction_minute (
  minute DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (minute, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_minute_feed TO transaction_minute AS
SELECT toStartOfMinute(toDateTime(consensus_ns, 'UTC')) AS minute, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY minute, type, result;

CREATE TABLE IF NOT EXISTS transaction_hour (
  hour DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (hour, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_hour_feed TO transaction_hour AS
SELECT toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY hour, type, result;

CREATE TABLE IF NOT EXISTS term_hour (
  kind UInt8 CODEC(ZSTD(1)),
  term UInt64 CODEC(Delta(8), ZSTD(1)),
  hour DateTime('UTC') CODEC(Delta(4), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  transactions UInt32 CODEC(T64, ZSTD(1)),
  delta Int64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} PARTITION BY toYear(hour) ORDER BY (kind, term, hour, type)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS term_hour_feed TO term_hour AS
SELECT kind, term, toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, type, toUInt32(count()) AS transactions,
  sum(term_transaction.delta) AS delta, sum(term_transaction.amount) AS amount
FROM term_transaction GROUP BY kind, term, hour, type;

-- Distinct payers per contract and day, of contract calls (7) and Ethereum transactions (50).
CREATE TABLE IF NOT EXISTS contract_users_day (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  day Date CODEC(ZSTD(1)),
  users AggregateFunction(uniqCombined(12), UInt64)
) ENGINE = {engine:AggregatingMergeTree} ORDER BY (contract, day)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_users_day_feed TO contract_users_day AS
SELECT entity AS contract, toDate(consensus_ns) AS day, uniqCombinedState(12)(payer) AS users
FROM transaction WHERE type IN (7, 50) GROUP BY contract, day;

-- What contract calls left behind, ordered by consensus time: a transaction's page reads all of it by one key, and a
-- contract's lists come through the terms.
CREATE TABLE IF NOT EXISTS contract_result (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  contract UInt64 CODEC(ZSTD(1)),
  sender UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  is_create UInt8 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  gas_limit UInt64 CODEC(ZSTD(1)),
  gas_used UInt64 CODEC(ZSTD(1)),
  function_parameters String CODEC(ZSTD(1)),
  selector String CODEC(ZSTD(1)),
  call_result String CODEC(ZSTD(1)),
  error_message String CODEC(ZSTD(1)),
  bloom String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  created_contracts Array(UInt64) CODEC(ZSTD(1)),
  nonce_contract Array(UInt64) CODEC(ZSTD(1)),
  nonce_value Array(Int64) CODEC(ZSTD(1)),
  signer_nonce Nullable(Int64) CODEC(ZSTD(1)),
  logs UInt32 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_log (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1)),
  root_contract UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  topic0 String CODEC(ZSTD(1)),
  topics Array(String) CODEC(ZSTD(1)),
  data String CODEC(ZSTD(1)),
  bloom String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, log_index)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_action (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  action_index UInt32 CODEC(ZSTD(1)),
  call_depth UInt32 CODEC(ZSTD(1)),
  call_type UInt8 CODEC(ZSTD(1)),
  call_operation UInt8 CODEC(ZSTD(1)),
  caller UInt64 CODEC(ZSTD(1)),
  caller_is_contract UInt8 CODEC(ZSTD(1)),
  recipient UInt64 CODEC(ZSTD(1)),
  recipient_is_contract UInt8 CODEC(ZSTD(1)),
  recipient_address String CODEC(ZSTD(1)),
  gas Int64 CODEC(ZSTD(1)),
  gas_used Int64 CODEC(ZSTD(1)),
  value Int64 CODEC(ZSTD(1)),
  input String CODEC(ZSTD(1)),
  result_kind LowCardinality(String) CODEC(ZSTD(1)),
  result_data String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, action_index)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_state_change (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot String CODEC(ZSTD(1)),
  value_read String CODEC(ZSTD(1)),
  value_written String CODEC(ZSTD(1)),
  written UInt8 CODEC(ZSTD(1)),
  migration UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (consensus_ns, contract, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS contract_bytecode (
  contract UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  initcode String CODEC(ZSTD(3)),
  runtime_bytecode String CODEC(ZSTD(3))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, contract)
SETTINGS index_granularity = 64, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS ethereum_transaction (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  ethereum_hash String CODEC(ZSTD(1)),
  ethereum_type UInt8 CODEC(ZSTD(1)),
  chain_id LowCardinality(String) CODEC(ZSTD(1)),
  ethereum_nonce UInt64 CODEC(T64, ZSTD(1)),
  gas_limit UInt64 CODEC(ZSTD(1)),
  gas_price String CODEC(ZSTD(1)),
  max_fee_per_gas String CODEC(ZSTD(1)),
  max_priority_fee_per_gas String CODEC(ZSTD(1)),
  to_address String CODEC(ZSTD(1)),
  value String CODEC(ZSTD(1)),
  call_data String CODEC(ZSTD(1)),
  call_data_file UInt64 CODEC(ZSTD(1)),
  access_list String CODEC(ZSTD(1)),
  max_gas_allowance Int64 CODEC(ZSTD(1)),
  data String CODEC(ZSTD(1)),
  decoded UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS ethereum_hash (
  hash_prefix UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY hash_prefix
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS ethereum_hash_feed TO ethereum_hash AS
SELECT reinterpretAsUInt64(reverse(substring(ethereum_hash, 1, 8))) AS hash_prefix, consensus_ns
FROM ethereum_transaction WHERE length(ethereum_hash) = 32;

-- Messages by topic and sequence number. Consensus time rises with the sequence number within a topic, so a minmax index
-- finds a message by its time. topic_last keeps the newest message of each topic within reach of one key: ingest checks the
-- running hash of every message against the one before it.
-- What left the payer's side, beside each topic message: a text search with an amount range reads it where the text is,
-- instead of looking every match up among the transactions. Ingest writes it.
CREATE TABLE IF NOT EXISTS topic_message (
  topic UInt64 CODEC(Delta(8), ZSTD(1)),
  sequence_number UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  message String CODEC(ZSTD(3)),
  running_hash String CODEC(NONE),
  running_hash_version UInt8 CODEC(ZSTD(1)),
  running_hash_check UInt8 CODEC(ZSTD(1)),
  chunk_number Int32 CODEC(ZSTD(1)),
  chunk_total Int32 CODEC(ZSTD(1)),
  initial_payer UInt64 CODEC(ZSTD(1)),
  initial_valid_start_ns Int128 CODEC(ZSTD(1)),
  INDEX time consensus_ns TYPE minmax GRANULARITY 1,
  amount UInt64 CODEC(ZSTD(1)),
  INDEX message_words if(isValidUTF8(message), lowerUTF8(message), '') TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (topic, sequence_number)
SETTINGS index_granularity = 256, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS topic_last (
  topic UInt64 CODEC(Delta(8), ZSTD(1)),
  sequence_number UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  running_hash String CODEC(NONE),
  running_hash_version UInt8 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(sequence_number)} ORDER BY topic
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS topic_last_feed TO topic_last AS
SELECT topic, max(topic_message.sequence_number) AS sequence_number,
  argMax(topic_message.consensus_ns, topic_message.sequence_number) AS consensus_ns,
  argMax(topic_message.running_hash, topic_message.sequence_number) AS running_hash,
  argMax(topic_message.running_hash_version, topic_message.sequence_number) AS running_hash_version
FROM topic_message GROUP BY topic;

-- The smaller histories: schedules, file contents, stakes, and the entities that the stream saw created with the addresses
-- they are known by. All are insert-only.
CREATE TABLE IF NOT EXISTS schedule_event (
  schedule UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  event LowCardinality(String) CODEC(ZSTD(1)),
  account UInt64 CODEC(ZSTD(1)),
  payer UInt64 CODEC(ZSTD(1)),
  body String CODEC(ZSTD(1)),
  body_type UInt16 CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  wait_for_expiry UInt8 CODEC(ZSTD(1)),
  scheduled_payer UInt64 CODEC(ZSTD(1)),
  scheduled_valid_start_ns Int128 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  signature_prefixes Array(String) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (schedule, consensus_ns)
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS file_data (
  file UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  contents String CODEC(ZSTD(3)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  keys String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (file, consensus_ns)
SETTINGS index_granularity = 64, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS node_stake (
  node_id UInt64 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  epoch_day Int64 CODEC(ZSTD(1)),
  stake Int64 CODEC(ZSTD(1)),
  stake_rewarded Int64 CODEC(ZSTD(1)),
  stake_not_rewarded Int64 CODEC(ZSTD(1)),
  min_stake Int64 CODEC(ZSTD(1)),
  max_stake Int64 CODEC(ZSTD(1)),
  reward_rate Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, node_id)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS network_stake (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  epoch_day Int64 CODEC(ZSTD(1)),
  max_staking_reward_rate_per_hbar Int64 CODEC(ZSTD(1)),
  node_reward_fee_numerator Int64 CODEC(ZSTD(1)),
  node_reward_fee_denominator Int64 CODEC(ZSTD(1)),
  staking_period_minutes Int64 CODEC(ZSTD(1)),
  staking_periods_stored Int64 CODEC(ZSTD(1)),
  staking_reward_fee_numerator Int64 CODEC(ZSTD(1)),
  staking_reward_fee_denominator Int64 CODEC(ZSTD(1)),
  staking_reward_rate Int64 CODEC(ZSTD(1)),
  staking_start_threshold Int64 CODEC(ZSTD(1)),
  reserved_staking_rewards Int64 CODEC(ZSTD(1)),
  unreserved_staking_reward_balance Int64 CODEC(ZSTD(1)),
  reward_balance_threshold Int64 CODEC(ZSTD(1)),
  max_stake_rewarded Int64 CODEC(ZSTD(1)),
  max_total_reward Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS entity (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (kind, id)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- form: 'evm' (20 bytes) or 'alias' (a serialized key, or 20 bytes). The newest holder of an address comes last: a contract
-- can be created again where one destroyed itself.
CREATE TABLE IF NOT EXISTS entity_address (
  form LowCardinality(String) CODEC(ZSTD(1)),
  address String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (form, address, created_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_address_feed TO entity_address AS
SELECT entry.1 AS form, entry.2 AS address, created_ns, kind, id
FROM entity ARRAY JOIN [('evm', evm_address), ('alias', alias)] AS entry
WHERE entry.2 != '';

-- Current state of accounts and contracts, written by ingest in the batch that changes it. A row is absolute: all that is
-- known of the account after the block whose last instant is its version.
-- slot keeps a committed row out of reach of an uncommitted one: each new version of a key goes to the slot that does not
-- hold the version before it, so that merging (which keeps the newest version of a key and slot) never drops what readers
-- at the head still need, and clearing an interrupted batch (versions beyond the head) uncovers it again.
-- Readers take the newest version up to the head. Small granules make a point read cheap.
-- Rows of current state once more in one column, for the reason that transaction_row gives: single entities and pages of them read
-- it and nothing else. What is added to such a table later has to be packed here too, at the end.
CREATE TABLE IF NOT EXISTS account (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  is_contract UInt8 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  key String CODEC(ZSTD(1)),
  alias String CODEC(ZSTD(1)),
  evm_address String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  max_automatic_token_associations Int32 CODEC(ZSTD(1)),
  receiver_sig_required UInt8 CODEC(ZSTD(1)),
  staked_node_id Int64 CODEC(ZSTD(1)),
  staked_account_id UInt64 CODEC(ZSTD(1)),
  decline_reward UInt8 CODEC(ZSTD(1)),
  stake_period_start Int64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  obtainer UInt64 CODEC(ZSTD(1)),
  permanent_removal UInt8 CODEC(ZSTD(1)),
  ethereum_nonce Int64 CODEC(ZSTD(1)),
  file_id UInt64 CODEC(ZSTD(1)),
  bytecode_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String MATERIALIZED formatRow('RowBinary',
    id, is_contract, created_ns, creator, updated_ns, key, alias, evm_address, memo, expiration_ns, auto_renew_period,
    auto_renew_account, max_automatic_token_associations, receiver_sig_required, staked_node_id, staked_account_id,
    decline_reward, stake_period_start, deleted, obtainer, permanent_removal, ethereum_nonce, file_id, bytecode_ns,
    slot, version) CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Balances apart from the rest: nearly every transaction changes some, and the rows stay narrow.
CREATE TABLE IF NOT EXISTS account_balance (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Balance of each system account (number up to 1000) after each minute in which it changed. They take part in nearly every
-- transaction and are no terms, so that term_hour cannot give their history.
CREATE TABLE IF NOT EXISTS account_minute (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  minute_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, minute_ns, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Figures of the whole ledger at the head: how many entities of each kind exist, the sum of all balances, the last gap.
CREATE TABLE IF NOT EXISTS ledger_counter (
  name LowCardinality(String) CODEC(ZSTD(1)),
  value Int64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (name, slot)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- Instants at which all balances are known: genesis, or a balance snapshot. account_balance counts from the first block
-- that was read; anchored_balance holds what an account had before it, for the anchors that are snapshots.
CREATE TABLE IF NOT EXISTS balance_anchor (
  consensus_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  origin LowCardinality(String) CODEC(ZSTD(1)),
  file_name String CODEC(ZSTD(1)),
  accounts UInt64 CODEC(ZSTD(1)),
  total Int64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS anchored_balance (
  anchor_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (anchor_ns, account)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- What staking paid to each account, derived from transaction.
CREATE TABLE IF NOT EXISTS staking_reward (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS staking_reward_feed TO staking_reward AS
SELECT rewarded AS account, consensus_ns, paid AS amount
FROM transaction ARRAY JOIN reward_account AS rewarded, reward_amount AS paid
WHERE notEmpty(reward_account);

-- Current state of files, topics, schedules and nodes, as in account; what nodes did and earned by hour; exchange rates; and
-- which entities an account created.
CREATE TABLE IF NOT EXISTS file (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  keys String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  contents_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  size_bytes UInt64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS topic (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  submit_key String CODEC(ZSTD(1)),
  fee_schedule_key String CODEC(ZSTD(1)),
  fee_exempt_keys Array(String) CODEC(ZSTD(1)),
  custom_fee_amount Array(Int64) CODEC(ZSTD(1)),
  custom_fee_token Array(UInt64) CODEC(ZSTD(1)),
  custom_fee_collector Array(UInt64) CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String MATERIALIZED formatRow('RowBinary',
    id, created_ns, creator, updated_ns, memo, admin_key, submit_key, fee_schedule_key, fee_exempt_keys,
    custom_fee_amount, custom_fee_token, custom_fee_collector, auto_renew_period, auto_renew_account, expiration_ns,
    deleted, slot, version) CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS schedule (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  payer UInt64 CODEC(T64, ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  wait_for_expiry UInt8 CODEC(ZSTD(1)),
  body_type UInt16 CODEC(ZSTD(1)),
  signatories Array(String) CODEC(ZSTD(1)),
  executed_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  deleted_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS node (
  node_id UInt64 CODEC(Delta(8), ZSTD(1)),
  account_id UInt64 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  description String CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  decline_reward UInt8 CODEC(ZSTD(1)),
  grpc_certificate_hash String CODEC(ZSTD(1)),
  service_endpoints Array(String) CODEC(ZSTD(1)),
  stake Int64 CODEC(ZSTD(1)),
  stake_rewarded Int64 CODEC(ZSTD(1)),
  stake_not_rewarded Int64 CODEC(ZSTD(1)),
  min_stake Int64 CODEC(ZSTD(1)),
  max_stake Int64 CODEC(ZSTD(1)),
  reward_rate Int64 CODEC(ZSTD(1)),
  staking_period_end_ns Int128 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (node_id, slot)
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

-- Transactions that a node took in and what its account earned by them, and by rewards. The share of a fee that goes to
-- the node is what its account was credited beyond the transaction's own transfers, which only ingest can tell.
CREATE TABLE IF NOT EXISTS node_hour (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  hour_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fees Int64 CODEC(ZSTD(1)),
  rewards Int64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, hour_ns, slot)
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

-- Contents of file 0.0.112 whenever they change.
CREATE TABLE IF NOT EXISTS exchange_rate (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  hbar_equiv Int32 CODEC(ZSTD(1)),
  cent_equiv Int32 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  next_hbar_equiv Int32 CODEC(ZSTD(1)),
  next_cent_equiv Int32 CODEC(ZSTD(1)),
  next_expiration_ns Int128 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY consensus_ns
SETTINGS index_granularity = 256, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS entity_creator (
  creator UInt64 CODEC(Delta(8), ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (creator, kind, created_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_creator_feed TO entity_creator AS
SELECT creator, kind, created_ns, id FROM entity;

-- Current state of tokens, as in account. What a token is stands in token and changes rarely; what each transfer may change
-- (supply, holders, serials) stands in token_supply, so that a busy token costs a short row per batch.
-- Custom fees are arrays side by side, one entry per fee: kind 0 fixed, 1 fractional, 2 royalty (custom-fee.ts says which
-- columns each uses).
CREATE TABLE IF NOT EXISTS token (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  decimals UInt32 CODEC(ZSTD(1)),
  initial_supply UInt64 CODEC(ZSTD(1)),
  max_supply Int64 CODEC(ZSTD(1)),
  supply_type LowCardinality(String) CODEC(ZSTD(1)),
  treasury UInt64 CODEC(T64, ZSTD(1)),
  auto_renew_account UInt64 CODEC(ZSTD(1)),
  auto_renew_period Int64 CODEC(ZSTD(1)),
  expiration_ns Int128 CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  updated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  deleted_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  paused UInt8 CODEC(ZSTD(1)),
  freeze_default UInt8 CODEC(ZSTD(1)),
  admin_key String CODEC(ZSTD(1)),
  kyc_key String CODEC(ZSTD(1)),
  freeze_key String CODEC(ZSTD(1)),
  wipe_key String CODEC(ZSTD(1)),
  supply_key String CODEC(ZSTD(1)),
  fee_schedule_key String CODEC(ZSTD(1)),
  pause_key String CODEC(ZSTD(1)),
  metadata_key String CODEC(ZSTD(1)),
  metadata String CODEC(ZSTD(1)),
  fee_kind Array(UInt8) CODEC(ZSTD(1)),
  fee_amount Array(Int64) CODEC(ZSTD(1)),
  fee_token Array(UInt64) CODEC(ZSTD(1)),
  fee_numerator Array(Int64) CODEC(ZSTD(1)),
  fee_denominator Array(Int64) CODEC(ZSTD(1)),
  fee_minimum Array(Int64) CODEC(ZSTD(1)),
  fee_maximum Array(Int64) CODEC(ZSTD(1)),
  fee_net_of_transfers Array(UInt8) CODEC(ZSTD(1)),
  fee_collector Array(UInt64) CODEC(ZSTD(1)),
  fee_collectors_exempt Array(UInt8) CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String MATERIALIZED formatRow('RowBinary',
    id, type, name, symbol, memo, decimals, initial_supply, max_supply, supply_type, treasury, auto_renew_account,
    auto_renew_period, expiration_ns, created_ns, creator, updated_ns, deleted_ns, paused, freeze_default, admin_key,
    kyc_key, freeze_key, wipe_key, supply_key, fee_schedule_key, pause_key, metadata_key, metadata, fee_kind,
    fee_amount, fee_token, fee_numerator, fee_denominator, fee_minimum, fee_maximum, fee_net_of_transfers,
    fee_collector, fee_collectors_exempt, slot, version) CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- holder_rank and holder_count: how many accounts hold a balance of each rank (see token_holder), ranks ascending.
CREATE TABLE IF NOT EXISTS token_supply (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  total_supply Int64 CODEC(ZSTD(1)),
  supply_stated UInt8 CODEC(ZSTD(1)),
  holder_rank Array(UInt64) CODEC(ZSTD(1)),
  holder_count Array(UInt64) CODEC(ZSTD(1)),
  nfts UInt64 CODEC(ZSTD(1)),
  serials UInt64 CODEC(ZSTD(1)),
  last_mint_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String MATERIALIZED formatRow('RowBinary',
    id, type, total_supply, supply_stated, holder_rank, holder_count, nfts, serials, last_mint_ns, slot, version) CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (id, slot)
SETTINGS index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Every custom fee schedule that a token ever had, from consensus_ns on.
CREATE TABLE IF NOT EXISTS token_custom_fee (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  fee_kind Array(UInt8) CODEC(ZSTD(1)),
  fee_amount Array(Int64) CODEC(ZSTD(1)),
  fee_token Array(UInt64) CODEC(ZSTD(1)),
  fee_numerator Array(Int64) CODEC(ZSTD(1)),
  fee_denominator Array(Int64) CODEC(ZSTD(1)),
  fee_minimum Array(Int64) CODEC(ZSTD(1)),
  fee_maximum Array(Int64) CODEC(ZSTD(1)),
  fee_net_of_transfers Array(UInt8) CODEC(ZSTD(1)),
  fee_collector Array(UInt64) CODEC(ZSTD(1)),
  fee_collectors_exempt Array(UInt8) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (token, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

-- An account's standing with a token. For NFTs the balance is the number of serials.
CREATE TABLE IF NOT EXISTS account_token (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  associated UInt8 CODEC(ZSTD(1)),
  automatic UInt8 CODEC(ZSTD(1)),
  associated_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  freeze_status UInt8 CODEC(ZSTD(1)),
  kyc_status UInt8 CODEC(ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- The same the other way round, for holders by balance. A rank is a range of balances (its highest four bits and how many
-- follow), so that a holder changes its place rarely and leaves few dead rows, while a page of holders reads the ranks
-- that it shows and no more: token_supply says how many holders each has.
-- Slots 0 and 1 alternate as those of account_token do, and slot 2 holds the departure from a rank: an arrival never takes
-- the place of the departure before it, nor a departure that of the arrival.
CREATE TABLE IF NOT EXISTS token_holder (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  rank UInt16 CODEC(ZSTD(1)),
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  balance Int64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (token, rank, account, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- How many NFTs an account owns, and to how many tokens it has a relation.
CREATE TABLE IF NOT EXISTS account_holding (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  nfts UInt64 CODEC(ZSTD(1)),
  tokens UInt64 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (account, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

-- Current state of NFTs, as in account. Names and media come from metadata that lies outside the ledger and have tables of
-- their own.
CREATE TABLE IF NOT EXISTS nft (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owner UInt64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  metadata String CODEC(ZSTD(1)),
  spender UInt64 CODEC(ZSTD(1)),
  delegating_spender UInt64 CODEC(ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String MATERIALIZED formatRow('RowBinary',
    token, serial, owner, creator, minted_ns, metadata, spender, delegating_spender, deleted, changed_ns, slot, version) CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- NFTs by their owner, newest mint last, one row for the arrival (owned = 1) and one for the departure. Each only ever
-- takes the place of an earlier one of its own kind, so a reader at the head finds the newest of both up to it.
CREATE TABLE IF NOT EXISTS nft_owner (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owned UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, minted_ns, token, serial, owned)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- The same by collection within an owner.
CREATE TABLE IF NOT EXISTS nft_owner_token (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  owned UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, token, serial, owned)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_owner_token_feed TO nft_owner_token AS
SELECT owner, token, serial, owned, version FROM nft_owner;

-- Every mint, in the order of time, and by who paid for it.
CREATE TABLE IF NOT EXISTS nft_mint (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (consensus_ns, token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS nft_creator (
  creator UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (creator, consensus_ns, token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_creator_feed TO nft_creator AS
SELECT creator, consensus_ns, token, serial FROM nft_mint;

-- What a collection saw in an hour; a state table, so that readers at the head count committed transfers only.
CREATE TABLE IF NOT EXISTS nft_hour (
  hour_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  transfers UInt64 CODEC(T64, ZSTD(1)),
  mints UInt64 CODEC(T64, ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (hour_ns, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- Current allowances and airdrops, as in account, each in both orders. Token 0 stands for hbar.
CREATE TABLE IF NOT EXISTS allowance (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  spender UInt64 CODEC(Delta(8), ZSTD(1)),
  amount_granted Int64 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  all_serials UInt8 CODEC(ZSTD(1)),
  granted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (owner, token, spender, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS allowance_spender (
  owner UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  spender UInt64 CODEC(Delta(8), ZSTD(1)),
  amount_granted Int64 CODEC(ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  all_serials UInt8 CODEC(ZSTD(1)),
  granted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (spender, owner, token, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS allowance_spender_feed TO allowance_spender AS
SELECT owner, token, spender, amount_granted, amount, all_serials, granted_ns, changed_ns, slot, version FROM allowance;

-- Airdrops that needed the receiver's consent (HIP-904). Serial 0 stands for an amount of a fungible token.
CREATE TABLE IF NOT EXISTS airdrop (
  receiver UInt64 CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  pending_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (receiver, sender, token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS airdrop_sender (
  receiver UInt64 CODEC(Delta(8), ZSTD(1)),
  sender UInt64 CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  amount Int64 CODEC(ZSTD(1)),
  state LowCardinality(String) CODEC(ZSTD(1)),
  pending_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  changed_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (sender, receiver, token, serial, slot)
SETTINGS index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 32768,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS airdrop_sender_feed TO airdrop_sender AS
SELECT receiver, sender, token, serial, amount, state, pending_ns, changed_ns, slot, version FROM airdrop;

-- Who pays most, by hour: top lists of payers sum these rows instead of the transactions. Like the other roll-ups it may
-- run one batch ahead of the commit marker.
CREATE TABLE IF NOT EXISTS payer_hour (
  hour DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  payer UInt64 CODEC(Delta(8), ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (hour, payer)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS payer_hour_feed TO payer_hour AS
SELECT toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, payer, count() AS transactions, sum(transaction.fee) AS fee
FROM transaction GROUP BY hour, payer;

-- Token and NFT transfers in the orders that lists need: by account, and by collection in the order of time (nft_transfer
-- has one NFT's history together). One narrow row a party; they are few beside the transactions.
CREATE TABLE IF NOT EXISTS token_transfer_account (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  amount Int64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns, token, amount)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_transfer_account_feed TO token_transfer_account AS
SELECT moved_account AS account, consensus_ns, moved_token AS token, moved_amount AS amount
FROM transaction
ARRAY JOIN token_transfer_token AS moved_token, token_transfer_account AS moved_account, token_transfer_amount AS moved_amount
WHERE notEmpty(token_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer_token (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (token, consensus_ns, serial)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_token_feed TO nft_transfer_token AS
SELECT moved_token AS token, consensus_ns, moved_serial AS serial, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);

CREATE TABLE IF NOT EXISTS nft_transfer_account (
  account UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  serial Int64 CODEC(T64, ZSTD(1)),
  sender UInt64 CODEC(T64, ZSTD(1)),
  receiver UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (account, consensus_ns, token, serial)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_transfer_account_feed TO nft_transfer_account AS
SELECT arrayJoin(arrayFilter(party -> party != 0, arrayDistinct([moved_from, moved_to]))) AS account, consensus_ns,
  moved_token AS token, moved_serial AS serial, moved_from AS sender, moved_to AS receiver
FROM transaction
ARRAY JOIN nft_transfer_token AS moved_token, nft_transfer_serial AS moved_serial, nft_transfer_sender AS moved_from,
  nft_transfer_receiver AS moved_to
WHERE notEmpty(nft_transfer_token);

-- What lists of accounts, contracts and topics are found by, derived from their state (docs/decisions/0010).
-- entity_status: every version of what may be counted apart from the counters: contracts, and what was deleted (accounts
-- and topics that were deleted stay so). Versions and slots as in account.
CREATE TABLE IF NOT EXISTS entity_status (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  deleted UInt8 CODEC(ZSTD(1)),
  slot UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(version)} ORDER BY (kind, id, slot)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_status_account_feed TO entity_status AS
SELECT if(is_contract = 1, 'contract', 'account') AS kind, id, created_ns, deleted, slot, version
FROM account WHERE is_contract = 1 OR deleted = 1;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_status_topic_feed TO entity_status AS
SELECT 'topic' AS kind, id, created_ns, deleted, slot, version FROM topic WHERE deleted = 1;

-- entity_memo and account_key hold candidates: every memo and public key that an entity ever had. Readers look at the
-- current state of what they find here, so that rows of the past and of interrupted batches do no harm. noun is 'holder'
-- (account or contract) or 'topic'.
CREATE TABLE IF NOT EXISTS entity_memo (
  noun LowCardinality(String) CODEC(ZSTD(1)),
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  memo String CODEC(ZSTD(1)),
  INDEX words lowerUTF8(memo) TYPE text(tokenizer = 'splitByNonAlpha')
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (noun, id, cityHash64(memo))
SETTINGS index_granularity = 1024, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_memo_account_feed TO entity_memo AS
SELECT 'holder' AS noun, id, memo FROM account WHERE memo != '';

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_memo_topic_feed TO entity_memo AS
SELECT 'topic' AS noun, id, memo FROM topic WHERE memo != '';

-- Public keys, also those inside key lists: the bytes after the tag and length of an Ed25519 (field 2, 32 bytes) or ECDSA
-- secp256k1 key (field 7, 33 bytes) wherever they stand in a serialized Key. key_hash is cityHash64 of the public key.
CREATE TABLE IF NOT EXISTS account_key (
  key_hash UInt64 CODEC(ZSTD(1)),
  id UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (key_hash, id)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS account_key_feed TO account_key AS
SELECT cityHash64(substring(key, at + 2, if(substring(key, at, 2) = unhex('1220'), 32, 33))) AS key_hash, id
FROM account
ARRAY JOIN arrayFilter(place -> substring(key, place, 2) IN (unhex('1220'), unhex('3a21')), range(1, length(key))) AS at
WHERE key != '';

-- Logs of a contract, whoever called it, and the values that its storage slots had (slots and values padded to the 32
-- bytes of an EVM word; on the wire leading zero bytes may be missing). Logs themselves are read by their instant.
CREATE TABLE IF NOT EXISTS contract_log_contract (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  log_index UInt32 CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYear(consensus_ns) ORDER BY (contract, consensus_ns, log_index)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_log_contract_feed TO contract_log_contract AS
SELECT contract, consensus_ns, log_index FROM contract_log;

CREATE TABLE IF NOT EXISTS contract_slot (
  contract UInt64 CODEC(Delta(8), ZSTD(1)),
  slot String CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  value String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (contract, slot, consensus_ns)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS contract_slot_feed TO contract_slot AS
SELECT contract, concat(repeat(char(0), 32 - least(32, length(contract_state_change.slot))), contract_state_change.slot) AS slot, consensus_ns,
  concat(repeat(char(0), 32 - least(32, length(value_written))), value_written) AS value
FROM contract_state_change WHERE written = 1;

-- Tokens by name and by symbol: lists in these orders read the first rows of a key. token_text has the same rows by id, with
-- name and symbol in one column: searches for a part of a name, and their counts, read that narrow column, and from three
-- characters on only the granules that the index leaves. The wide rows of token, made for point reads, would cost ten times
-- more to scan.
-- A row says that a token got this name and symbol (listed = 1) or no longer has them (0). Nothing replaces a row, so that
-- adding up 1 and -1 over the rows up to the head counts the tokens that match exactly, in one scan and without grouping.
CREATE TABLE IF NOT EXISTS token_name (
  id UInt64 CODEC(T64, ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (name_lower, id, version)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE TABLE IF NOT EXISTS token_symbol (
  id UInt64 CODEC(T64, ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (symbol_lower, id, version)
SETTINGS index_granularity = 2048, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_symbol_feed TO token_symbol AS
SELECT id, type, name, symbol, created_ns, listed, version FROM token_name;

CREATE TABLE IF NOT EXISTS token_text (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  type LowCardinality(String) CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  symbol String CODEC(ZSTD(1)),
  created_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  listed UInt8 CODEC(ZSTD(1)),
  version DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  name_lower String MATERIALIZED lowerUTF8(name) CODEC(ZSTD(1)),
  symbol_lower String MATERIALIZED lowerUTF8(symbol) CODEC(ZSTD(1)),
  names String MATERIALIZED concat(lowerUTF8(name), '\n', lowerUTF8(symbol)) CODEC(ZSTD(1)),
  INDEX name_parts names TYPE text(tokenizer = ngrams(3))
) ENGINE = {engine:MergeTree} ORDER BY (id, version)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_text_feed TO token_text AS
SELECT id, type, name, symbol, created_ns, listed, version FROM token_name;

-- What was moved of a token in an hour: credits of fungible tokens in smallest units, NFT changes of owner as 1 each. Sums
-- of 64-bit amounts do not fit 64 bits. Like the other roll-ups it may run one batch ahead of the commit marker.
CREATE TABLE IF NOT EXISTS token_hour (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  hour DateTime('UTC') CODEC(Delta(4), ZSTD(1)),
  transfers UInt64 CODEC(T64, ZSTD(1)),
  value UInt128 CODEC(ZSTD(1))
) ENGINE = {engine:SummingMergeTree} PARTITION BY toYear(hour) ORDER BY (token, hour)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_hour_feed TO token_hour AS
WITH arrayConcat(
    arrayFilter(change -> change.2 > 0, arrayZip(token_transfer_token, token_transfer_amount)),
    arrayMap(collection -> (collection, toInt64(1)), nft_transfer_token)
  ) AS moves
SELECT move.1 AS token, toStartOfHour(toDateTime(consensus_ns, 'UTC')) AS hour, count() AS transfers,
  sum(toUInt128(move.2)) AS value
FROM transaction ARRAY JOIN moves AS move GROUP BY token, hour;

-- NFTs by serial number, newest mint last: a search for #7 reads one range of the key.
CREATE TABLE IF NOT EXISTS nft_serial (
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  token UInt64 CODEC(T64, ZSTD(1)),
  creator UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (serial, consensus_ns, token)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS nft_serial_feed TO nft_serial AS
SELECT serial, consensus_ns, token, creator FROM nft_mint;

-- What type-ahead reads: the beginnings of every word of a name, symbol or memo up to the end of the text, so that "market 2"
-- finds "Night Market 2" by one range of the key. Texts are folded to lower case, what stands between words is one space,
-- and only the first six words begin a term. kind is 'token' (names and symbols), 'holder' or 'topic' (memos).
-- The memos that the network itself gives to automatic accounts are left out. Rows are candidates, as those of
-- entity_memo: readers look at the current state of what they find, so that earlier names and interrupted batches do no harm.
CREATE TABLE IF NOT EXISTS search_term (
  kind LowCardinality(String) CODEC(ZSTD(1)),
  term String CODEC(ZSTD(1)),
  id UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree} ORDER BY (kind, term, id)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_token_feed TO search_term AS
SELECT 'token' AS kind, term, id
FROM (SELECT id, arrayJoin([splitByNonAlpha(lowerUTF8(name)), splitByNonAlpha(lowerUTF8(symbol))]) AS words FROM token)
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_holder_feed TO search_term AS
SELECT 'holder' AS kind, term, id
FROM (SELECT id, splitByNonAlpha(lowerUTF8(memo)) AS words FROM account
  WHERE memo NOT IN ('', 'auto-created account', 'lazy-created account'))
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_topic_feed TO search_term AS
SELECT 'topic' AS kind, term, id
FROM (SELECT id, splitByNonAlpha(lowerUTF8(memo)) AS words FROM topic WHERE memo != '')
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

-- Runs of the job that looks whether the store agrees with itself, so that every process shows the newest one. Written
-- beside the batches of ingest and never cleared with them: a run is a fact of its own.
CREATE TABLE IF NOT EXISTS reconcile_run (
  started_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  finished_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  until_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  findings UInt64 CODEC(ZSTD(1)),
  checks Array(String) CODEC(ZSTD(1)),
  subjects Array(String) CODEC(ZSTD(1)),
  expected Array(Int64) CODEC(ZSTD(1)),
  found Array(Int64) CODEC(ZSTD(1)),
  error String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY started_ns SETTINGS non_replicated_deduplication_window = 1000;

-- Transactions by day and size of their amount, so that counts and facets over a range of amounts sum some thousands of
-- rows instead of reading every transaction: whole days and whole sizes from here, the ends from rows. size is 0 for an
-- amount of 0, else the number of its binary digits (1 + floor(log2(amount)), put right where the logarithm of a number
-- just below a power of two is rounded up).
CREATE TABLE IF NOT EXISTS amount_day (
  size UInt8 CODEC(ZSTD(1)),
  day DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (size, day, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS amount_day_feed TO amount_day AS
WITH toUInt8(floor(log2(greatest(amount, 1)))) AS digits
SELECT if(amount = 0, 0, toUInt8(digits + if(bitShiftLeft(toUInt64(1), digits) > amount, 0, 1))) AS size,
  toStartOfDay(toDateTime(consensus_ns, 'UTC')) AS day, type, result, count() AS transactions
FROM transaction GROUP BY size, day, type, result;

-- What the metadata of NFTs leads to outside the ledger; serial 0 is the collection itself. Not part of any batch: rows are
-- written about committed NFTs alone, when something was fetched, and the newest of a key counts. reference holds the
-- ledger's metadata that the row was made from. The index serves any part of a name, from three characters on.
CREATE TABLE IF NOT EXISTS nft_metadata (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(Delta(8), ZSTD(1)),
  minted_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  reference String CODEC(ZSTD(1)),
  status LowCardinality(String) CODEC(ZSTD(1)),
  error String CODEC(ZSTD(1)),
  attempts UInt32 CODEC(ZSTD(1)),
  next_try_ns DateTime64(9, 'UTC') CODEC(ZSTD(1)),
  name String CODEC(ZSTD(1)),
  description String CODEC(ZSTD(1)),
  creator String CODEC(ZSTD(1)),
  data_type LowCardinality(String) CODEC(ZSTD(1)),
  image String CODEC(ZSTD(1)),
  image_type String CODEC(ZSTD(1)),
  file_uris Array(String) CODEC(ZSTD(1)),
  file_types Array(String) CODEC(ZSTD(1)),
  attribute_names Array(String) CODEC(ZSTD(1)),
  attribute_displays Array(String) CODEC(ZSTD(1)),
  attribute_values Array(String) CODEC(ZSTD(1)),
  document String CODEC(ZSTD(3)),
  fetched_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  INDEX name_parts lowerUTF8(name) TYPE text(tokenizer = ngrams(3))
) ENGINE = {engine:ReplacingMergeTree(fetched_ns)} ORDER BY (token, serial)
SETTINGS index_granularity = 512, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

-- How far following the mints has come: the instant up to which (or down to which) every NFT was looked at.
CREATE TABLE IF NOT EXISTS nft_metadata_cursor (
  name String,
  minted_ns DateTime64(9, 'UTC'),
  saved_ns DateTime64(9, 'UTC')
) ENGINE = {engine:ReplacingMergeTree(saved_ns)} ORDER BY name
SETTINGS non_replicated_deduplication_window = 1000;

-- A picture for each collection, so that a list of collections does not read their NFTs: the image of the collection's own
-- metadata (serial 0, HIP-765) or else of the lowest serial that has one, which is what the highest rank stands for.
CREATE TABLE IF NOT EXISTS token_thumbnail (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  serial Int64 CODEC(ZSTD(1)),
  image String CODEC(ZSTD(1)),
  rank UInt64 CODEC(ZSTD(1))
) ENGINE = {engine:ReplacingMergeTree(rank)} ORDER BY token
SETTINGS index_granularity = 512, non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS token_thumbnail_feed TO token_thumbnail AS
SELECT token, serial, image, toUInt64(9223372036854775807 - serial) AS rank FROM nft_metadata
WHERE image != '';

-- The sums of transaction_hour by day: over all time, counts, facets and charts read a twenty-fourth of the rows.
CREATE TABLE IF NOT EXISTS transaction_day (
  day DateTime('UTC') CODEC(DoubleDelta, ZSTD(1)),
  type UInt16 CODEC(ZSTD(1)),
  result UInt16 CODEC(ZSTD(1)),
  transactions UInt64 CODEC(T64, ZSTD(1)),
  fee UInt64 CODEC(T64, ZSTD(1)),
  amount UInt64 CODEC(T64, ZSTD(1)),
  gas_used UInt64 CODEC(T64, ZSTD(1)),
  token_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_transfers UInt64 CODEC(T64, ZSTD(1)),
  nft_mints UInt64 CODEC(T64, ZSTD(1))
) ENGINE = {engine:SummingMergeTree} ORDER BY (day, type, result)
SETTINGS non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_day_feed TO transaction_day AS
SELECT toStartOfDay(toDateTime(consensus_ns, 'UTC')) AS day, type, result, count() AS transactions,
  sum(transaction.fee) AS fee, sum(transaction.amount) AS amount, sum(transaction.gas_used) AS gas_used,
  sum(arrayCount(change -> change > 0, token_transfer_amount)) AS token_transfers,
  sum(length(nft_transfer_token)) AS nft_transfers,
  sum(arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)) AS nft_mints
FROM transaction GROUP BY day, type, result;

-- Every row of transaction once more, packed into one column: a statement costs the engine more for each of fifty columns than
-- reading them does, so that a page of 25 rows comes three to eight times as fast from here. Filters, sums and counts read the wide
-- table. A column that is added to it later has to be packed here too, at the end, and the stored rows packed anew.
CREATE TABLE IF NOT EXISTS transaction_row (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  packed String CODEC(ZSTD(1))
) ENGINE = {engine:MergeTree} PARTITION BY toYYYYMM(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 64, min_compress_block_size = 16384, max_compress_block_size = 65536,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_row_feed TO transaction_row AS
SELECT consensus_ns, formatRow('RowBinary',
  consensus_ns, block, index_in_block, valid_start_delta, nonce, scheduled, type, result, node, payer, entity,
  created, topic_sequence_number, fee, max_fee, valid_duration_seconds, amount, memo, hash, parent_ns, schedule,
  batch_key, signatures, gas_used, hbar_equiv, cent_equiv, rate_expiration_seconds, alias, evm_address,
  transfer_account, transfer_amount, transfer_approval, transfer_errata, token_transfer_token, token_transfer_account,
  token_transfer_amount, token_transfer_approval, nft_transfer_token, nft_transfer_serial, nft_transfer_sender,
  nft_transfer_receiver, nft_transfer_approval, custom_fee_amount, custom_fee_token, custom_fee_collector,
  custom_fee_payers, reward_account, reward_amount, associated_token, associated_account, stated_consensus) AS packed
FROM transaction;

-- Transactions by id. An id was looked for among its payer's terms within 200 seconds of its valid start, and among the late ones:
-- two statements of many conditions, which took twice as long as reading the row that they led to.
CREATE TABLE IF NOT EXISTS transaction_id (
  payer UInt64 CODEC(Delta(8), ZSTD(1)),
  valid_start_ns Int128 CODEC(ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (payer, valid_start_ns)
SETTINGS index_granularity = 512, min_compress_block_size = 4096, max_compress_block_size = 16384,
  non_replicated_deduplication_window = 1000;

CREATE MATERIALIZED VIEW IF NOT EXISTS transaction_id_feed TO transaction_id AS
SELECT payer, toUnixTimestamp64Nano(consensus_ns) - valid_start_delta AS valid_start_ns, consensus_ns FROM transaction;

-- Every id that a row of any table names, by what it is named as ('account' for an account or contract), with the end of the first
-- block that did: an entity that was never seen created has a page all the same. Of a merge the earliest instant stays, so that
-- what an interrupted batch wrote never hides what was committed before.
CREATE TABLE IF NOT EXISTS named_entity (
  id UInt64 CODEC(Delta(8), ZSTD(1)),
  kind LowCardinality(String) CODEC(ZSTD(1)),
  consensus_ns SimpleAggregateFunction(min, DateTime64(9, 'UTC')) CODEC(ZSTD(1))
) ENGINE = {engine:AggregatingMergeTree} ORDER BY (id, kind)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;
