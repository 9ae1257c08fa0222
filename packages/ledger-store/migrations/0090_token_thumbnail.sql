-- Pictures of collections are found by key in the row store, with the metadata of their NFTs.
DROP VIEW IF EXISTS token_thumbnail_feed;

DROP TABLE IF EXISTS token_thumbnail;
