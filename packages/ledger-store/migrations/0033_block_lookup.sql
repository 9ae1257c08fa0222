-- Blocks are read by sequence; these indexes lead from a block's hash, number or time to the few granules that can hold it.
ALTER TABLE block ADD INDEX IF NOT EXISTS block_hash hash TYPE bloom_filter(0.001) GRANULARITY 4;

ALTER TABLE block ADD INDEX IF NOT EXISTS block_file_hash file_hash TYPE bloom_filter(0.001) GRANULARITY 4;

ALTER TABLE block ADD INDEX IF NOT EXISTS block_number number TYPE minmax GRANULARITY 4;

ALTER TABLE block ADD INDEX IF NOT EXISTS block_time first_ns TYPE minmax GRANULARITY 4;

ALTER TABLE block MATERIALIZE INDEX block_hash;

ALTER TABLE block MATERIALIZE INDEX block_file_hash;

ALTER TABLE block MATERIALIZE INDEX block_number;

ALTER TABLE block MATERIALIZE INDEX block_time;
