import { packEntityId } from '@ledgerscope/ledger';
import type { IdRange } from '@ledgerscope/ledger-store';

const BEGINNING = /^(\d{1,4})\.(\d{1,5})\.(\d{0,12})$/;
const MAX_NUM = 0x3f_ffff_ffffn;

/** The ids whose text begins like this, as ranges; undefined for text that no id begins with. */
export function idRangesOf(text: string): readonly IdRange[] | undefined {
  const [, shard, realm, digits] = BEGINNING.exec(text) ?? [];
  if (shard === undefined || realm === undefined || digits === undefined) return undefined;
  const place = (num: bigint) => packEntityId(BigInt(shard), BigInt(realm), num);
  return numRanges(digits).flatMap(({ first, last }) => {
    const [from, to] = [place(first), place(last)];
    return from === undefined || to === undefined ? [] : [{ first: from, last: to }];
  });
}

/** Numbers that begin with these digits: 12, 120 to 129, 1200 to 1299 and so on. */
function numRanges(digits: string): IdRange[] {
  if (digits === '') return [{ first: 0n, last: MAX_NUM }];
  // Numbers are written without leading zeros.
  if (digits === '0') return [{ first: 0n, last: 0n }];
  if (digits.startsWith('0')) return [];
  const ranges: IdRange[] = [];
  for (let first = BigInt(digits), size = 1n; first <= MAX_NUM; first *= 10n, size *= 10n) {
    const last = first + size - 1n;
    ranges.push({ first, last: last > MAX_NUM ? MAX_NUM : last });
  }
  return ranges;
}
