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

DROP VIEW IF EXISTS amount_day_feed;

TRUNCATE TABLE amount_day;

INSERT INTO amount_day
WITH toUInt8(floor(log2(greatest(amount, 1)))) AS digits
SELECT if(amount = 0, 0, toUInt8(digits + if(bitShiftLeft(toUInt64(1), digits) > amount, 0, 1))) AS size,
  toStartOfDay(toDateTime(consensus_ns, 'UTC')) AS day, type, result, count() AS transactions
FROM transaction GROUP BY size, day, type, result;

CREATE MATERIALIZED VIEW IF NOT EXISTS amount_day_feed TO amount_day AS
WITH toUInt8(floor(log2(greatest(amount, 1)))) AS digits
SELECT if(amount = 0, 0, toUInt8(digits + if(bitShiftLeft(toUInt64(1), digits) > amount, 0, 1))) AS size,
  toStartOfDay(toDateTime(consensus_ns, 'UTC')) AS day, type, result, count() AS transactions
FROM transaction GROUP BY size, day, type, result;
