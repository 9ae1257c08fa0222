-- Single rows, and lists in the order of a key, are answered by the row store (docs/decisions/0148): what the column store had for
-- them besides, by views and in columns that held whole rows, is read by nobody any more. It is all made of tables that stay.
DROP VIEW IF EXISTS transaction_row_feed;

DROP VIEW IF EXISTS node_transaction_row_feed;

DROP TABLE IF EXISTS transaction_row;

DROP VIEW IF EXISTS transaction_hash_feed;

DROP VIEW IF EXISTS node_transaction_hash_feed;

DROP TABLE IF EXISTS transaction_hash;

DROP VIEW IF EXISTS transaction_id_feed;

DROP VIEW IF EXISTS node_transaction_id_feed;

DROP TABLE IF EXISTS transaction_id;

DROP VIEW IF EXISTS transaction_child_feed;

DROP TABLE IF EXISTS transaction_child;

DROP VIEW IF EXISTS ethereum_hash_feed;

DROP TABLE IF EXISTS ethereum_hash;

DROP VIEW IF EXISTS entity_address_feed;

DROP TABLE IF EXISTS entity_address;

DROP VIEW IF EXISTS allowance_spender_feed;

DROP TABLE IF EXISTS allowance_spender;

DROP VIEW IF EXISTS airdrop_sender_feed;

DROP TABLE IF EXISTS airdrop_sender;

DROP VIEW IF EXISTS nft_owner_token_feed;

DROP TABLE IF EXISTS nft_owner_token;

DROP TABLE IF EXISTS token_holder;

ALTER TABLE account DROP COLUMN IF EXISTS packed;

ALTER TABLE topic DROP COLUMN IF EXISTS packed;

ALTER TABLE token DROP COLUMN IF EXISTS packed;

ALTER TABLE token_supply DROP COLUMN IF EXISTS packed;

ALTER TABLE nft DROP COLUMN IF EXISTS packed;

ALTER TABLE block DROP COLUMN IF EXISTS packed;
