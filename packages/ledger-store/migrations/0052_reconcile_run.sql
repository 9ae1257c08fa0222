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
