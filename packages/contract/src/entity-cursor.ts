import { numberCursor, type PageCursor } from './cursor.ts';

/** What a list of accounts, contracts or topics is sorted by; ids are given in the order of creation. */
export type EntitySort = 'created' | 'balance' | 'expiry' | 'memo' | 'creator' | 'messages';

/** Where a list of entities continues. */
export interface EntityPlace {
  readonly id: bigint;
  /** Of a list in another order than that of creation; what it was sorted by may have changed since. */
  readonly sorted?:
    | {
        readonly by: Exclude<EntitySort, 'created'>;
        /** The value of the row, as text. */
        readonly value: string;
        /** Whether the row is behind all that have a value: accounts that never held hbar. */
        readonly last: boolean;
      }
    | undefined;
}

const ids = numberCursor('id');
const SORTED = /^(balance|expiry|memo|creator|messages)\.([01])\.(\d{1,20})\.([\w-]{0,600})$/;
/** Of a number; memos are of any text. */
const NUMBER = /^-?\d{1,39}$/;

/** Behind the entity of this id; in another order than that of creation with the value that the list is sorted by. */
export const entityCursor: PageCursor<EntityPlace> = {
  parse: (text) => {
    const parts = SORTED.exec(text);
    if (parts !== null) return sortedPlace(parts);
    const id = ids.parse(text);
    return id === undefined ? undefined : { id };
  },
  format: ({ id, sorted }) =>
    sorted === undefined
      ? String(id)
      : [sorted.by, sorted.last ? '1' : '0', String(id), toBase64Url(sorted.value)].join('.'),
};

function sortedPlace([, by = '', last, idText = '', encoded = '']: RegExpExecArray): EntityPlace | undefined {
  const id = ids.parse(idText);
  const value = fromBase64Url(encoded);
  if (id === undefined || value === undefined || (by !== 'memo' && !NUMBER.test(value))) return undefined;
  return { id, sorted: { by: by as Exclude<EntitySort, 'created'>, value, last: last === '1' } };
}

/** Whether a place was given by a list in this order. */
export function isPlaceOf({ sorted }: EntityPlace, sort: EntitySort): boolean {
  return (sorted?.by ?? 'created') === sort;
}

function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    // It is not Base64: the caller refuses the cursor.
    return undefined;
  }
}
