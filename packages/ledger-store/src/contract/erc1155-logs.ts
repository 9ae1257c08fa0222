import { TOKEN_LOGS } from './token-logs.ts';

/** What is read of the transfer logs of ERC-1155, beside the lists `ids` and `amounts` and their length, `entries`. */
export interface Erc1155Read {
  /** Columns of `contract_token_log`. */
  readonly columns: string;
  /** What logs have to pass, by columns of the table: next to it, since a cluster cannot carry some instants through a subquery. */
  readonly where: string;
  /** What else they have to pass; may name `ids`. */
  readonly having?: string;
  /** Order and limit of the logs of one kind. */
  readonly end?: string;
}

/**
 * Statements that read the transfers of ERC-1155: those of TransferSingle, and those of TransferBatch. Data of TransferBatch begins with
 * the places of both lists; a list is its length and its words. What is cut short, or has lists of different lengths, is omitted; a list
 * is never longer than its log.
 */
export function erc1155Logs({ columns, where, having = '1', end = '' }: Erc1155Read): readonly [string, string] {
  const word = (at: string) => `reinterpretAsUInt256(reverse(substring(data, 1 + ${at}, 32)))`;
  const place = (at: string) => `toUInt64(least(${word(at)}, toUInt256(length(data))))`;
  const words = (at: string) => `arrayMap(i -> substring(data, 33 + ${at} + 32 * i, 32), range(entries))`;
  return [
    `SELECT ${columns}, [substring(data, 1, 32)] AS ids, [substring(data, 33, 32)] AS amounts, toUInt64(1) AS entries
      FROM contract_token_log WHERE topic0 = unhex('${TOKEN_LOGS.single}') AND length(data) = 64 AND ${where} AND ${having} ${end}`,
    `SELECT ${columns}, ${words('ids_at')} AS ids, ${words('amounts_at')} AS amounts, entries
      FROM (
        SELECT *, ${place('0')} AS ids_at, ${place('32')} AS amounts_at,
          toUInt64(least(${word('ids_at')}, toUInt256(intDiv(length(data), 32)))) AS entries
        FROM contract_token_log WHERE topic0 = unhex('${TOKEN_LOGS.batch}') AND ${where} AND ${word('ids_at')} = ${word('amounts_at')}
          AND length(data) >= greatest(ids_at, amounts_at) + 32 + 32 * entries
      ) WHERE entries > 0 AND ${having} ${end}`,
  ];
}
