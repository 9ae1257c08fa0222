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

CREATE TABLE IF NOT EXISTS transaction_raw (
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1)),
  transaction_bytes String CODEC(ZSTD(3)),
  record_bytes String CODEC(ZSTD(3))
) ENGINE = {engine:MergeTree} PARTITION BY toYYYYMM(consensus_ns) ORDER BY consensus_ns
SETTINGS index_granularity = 256, min_compress_block_size = 32768, max_compress_block_size = 131072,
  non_replicated_deduplication_window = 1000;
