-- The code that an account delegates to (HIP-1340), as account creates and updates set it. Of accounts that were stored before, it is
-- known from the next one on.
ALTER TABLE account ADD COLUMN IF NOT EXISTS delegation_address String CODEC(ZSTD(1));
