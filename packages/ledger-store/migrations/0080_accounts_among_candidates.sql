-- Accounts and contracts are called 'account' among the candidates of searches, as everywhere else; 'holder' is who holds a
-- token.
DROP VIEW IF EXISTS entity_memo_account_feed;

CREATE MATERIALIZED VIEW IF NOT EXISTS entity_memo_account_feed TO entity_memo AS
SELECT 'account' AS noun, id, memo FROM account WHERE memo != '';

INSERT INTO entity_memo (noun, id, memo) SELECT 'account', id, memo FROM entity_memo WHERE noun = 'holder';

ALTER TABLE entity_memo DELETE WHERE noun = 'holder' SETTINGS mutations_sync = 2;

DROP VIEW IF EXISTS search_term_holder_feed;

CREATE MATERIALIZED VIEW IF NOT EXISTS search_term_account_feed TO search_term AS
SELECT 'account' AS kind, term, id
FROM (SELECT id, splitByNonAlpha(lowerUTF8(memo)) AS words FROM account
  WHERE memo NOT IN ('', 'auto-created account', 'lazy-created account'))
ARRAY JOIN arrayMap(n -> substringUTF8(arrayStringConcat(arraySlice(words, n), ' '), 1, 48), range(1, least(length(words), 6) + 1)) AS term;

INSERT INTO search_term (kind, term, id) SELECT 'account', term, id FROM search_term WHERE kind = 'holder';

ALTER TABLE search_term DELETE WHERE kind = 'holder' SETTINGS mutations_sync = 2;
