-- Tokens whose balances a balance file stated for a ledger that starts in the middle: from that instant on it is known who holds how
-- much of them, though their creation was not read.
CREATE TABLE IF NOT EXISTS token_anchor (
  token UInt64 CODEC(Delta(8), ZSTD(1)),
  consensus_ns DateTime64(9, 'UTC') CODEC(Delta(8), ZSTD(1))
) ENGINE = {engine:MergeTree} ORDER BY (token, consensus_ns)
SETTINGS index_granularity = 1024, non_replicated_deduplication_window = 1000;
