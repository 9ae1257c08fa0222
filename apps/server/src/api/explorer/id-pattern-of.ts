import type { IdPattern } from '@ledgerscope/ledger-store';

/** An id or its beginning; a star in front says no more than the beginning does. */
const ID_PATTERN = /^\*?(\d{1,4})\.(\d{1,5})\.([\d*?]{0,20})$/;
/** A number of the first shard and realm, or the beginning of one. */
const NUMBER_PATTERN = /^\d[\d*?]{0,11}$/;
const MAX_SHARD = 0x3ffn;
const MAX_REALM = 0xffffn;

/**
 * The ids that a text names: an id or its beginning, in which `*` matches any run of digits and `?` one digit, or the same
 * of a number alone in 0.0. 'none' for a shard or realm that no id has, undefined for a text of another form.
 */
export function idPatternOf(text: string): IdPattern | 'none' | undefined {
  const bare = NUMBER_PATTERN.test(text) ? `0.0.${text}` : text;
  const [, shardText, realmText, num = ''] = ID_PATTERN.exec(bare) ?? [];
  if (shardText === undefined || realmText === undefined) return undefined;
  const [shard, realm] = [BigInt(shardText), BigInt(realmText)];
  if (shard > MAX_SHARD || realm > MAX_REALM) return 'none';
  return { shard, realm, num: /[*?]/.test(num) ? num : `${num}*` };
}
