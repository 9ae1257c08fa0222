-- delta of an account leaves out entries that mainnet's records of 2019 list though nothing moved (transfer_errata), as
-- account_balance does: a balance at a past instant is the one at the head less the deltas since. The entry stays a term.
ALTER TABLE term_transaction_feed MODIFY QUERY
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
