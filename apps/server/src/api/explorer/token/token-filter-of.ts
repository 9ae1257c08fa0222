import type { TokenFilterRequest } from '@ledgerscope/contract';
import { entityIdFromStore, trimCharacters } from '@ledgerscope/ledger';
import { type IdRange, type TokenFilter, type TokenText, tokenById } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { entityNamed } from '../entity-named.ts';
import { idPatternOf } from '../id-pattern-of.ts';
import { nameText } from '../name-text.ts';

/** The store's filter for a list of tokens or collections: names of entities are looked up. */
export async function tokenFilterOf(
  context: ApiContext,
  request: TokenFilterRequest,
  type: TokenFilter['type'],
): Promise<TokenFilter> {
  const { name, createdFrom, createdUntil } = request;
  const bounded = createdFrom !== undefined || createdUntil !== undefined;
  const [named, searched] = await Promise.all([idsNamed(context, request), searchedFor(context, request.q)]);
  return {
    type,
    ...searched,
    ...(named === undefined ? {} : { ids: named }),
    name: name === undefined ? undefined : wordOf(name),
    created: bounded ? { first: createdFrom ?? 0n, last: (createdUntil ?? MAX_NS) - 1n } : undefined,
  };
}

const MAX_NS = 0x7fff_ffff_ffff_ffffn;

async function idsNamed(context: ApiContext, { id }: TokenFilterRequest): Promise<readonly IdRange[] | undefined> {
  if (id === undefined) return undefined;
  const entity = await entityNamed(context, id.value.trim(), id.name);
  if (entity.kind === 'other')
    throw new ApiError('invalid_parameter', `Query parameter ${id.name} has to be shard.realm.num.`, id.name);
  return entity.kind === 'known' ? [{ first: entity.id, last: entity.id }] : [];
}

/** A token by its id, so that the first result is that token; else tokens by part of a name or the beginning of an id. */
async function searchedFor(context: ApiContext, q: string | undefined): Promise<Pick<TokenFilter, 'ids' | 'text'>> {
  if (q === undefined) return {};
  const text = wordOf(q);
  const plain = trimCharacters(q, '*').trim();
  const entity = plain === '' ? { kind: 'other' as const } : await entityNamed(context, plain, 'q');
  if (entity.kind === 'known' && (await tokenById(context.store, entityIdFromStore(entity.id))) !== undefined)
    return { ids: [{ first: entity.id, last: entity.id }] };
  const idPattern = idPatternOf(plain);
  return { text: { ...text, idPattern: idPattern === 'none' ? undefined : idPattern } };
}

function wordOf(text: string): TokenText {
  return { value: nameText(text), match: 'contains' };
}
