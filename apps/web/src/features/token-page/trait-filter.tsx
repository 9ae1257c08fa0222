import { type CollectionTrait, TOKEN_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { Select } from '../../shared/ui/select.tsx';

/** The query parameters of a trait, for `filters` of a table of NFTs. */
export const TRAIT_FILTERS = ['traitName', 'traitValue'] as const;

function traitsQuery(id: string) {
  const address = addressOf(TOKEN_CALLS.listTraits, { id });
  return queryOptions({
    queryKey: ['traits', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
  });
}

/** Narrows the NFTs of a collection to those that have a trait; nothing where their metadata names none. */
export function TraitFilter({ id, table }: { id: string; table: UrlTable }) {
  const { data = [] } = useReply(traitsQuery(id));
  const { traitName, traitValue } = table.state.filters;
  if (data.length === 0 && traitName === undefined) return null;
  const chosen = traitName === undefined ? '' : JSON.stringify([traitName, traitValue]);
  const unlisted =
    chosen === '' || data.some((trait) => keyOf(trait) === chosen)
      ? []
      : [{ value: chosen, label: `${traitName}: ${traitValue}` }];
  return (
    <Select
      label="Trait"
      value={chosen}
      options={[{ value: '', label: 'All traits' }, ...unlisted, ...groupsOf(data)]}
      choose={(key) => {
        const [name, value] = key === '' ? [] : (JSON.parse(key) as [string, string]);
        table.filter({ traitName: name, traitValue: value });
      }}
    />
  );
}

/** A trait without name or value cannot stand in an address, and narrows to nothing that is meant. */
function groupsOf(traits: readonly CollectionTrait[]) {
  const named = traits.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '');
  return [...new Set(named.map(({ name }) => name))].map((group) => ({
    group,
    items: named
      .filter(({ name }) => name === group)
      .map((trait) => ({ value: keyOf(trait), label: `${trait.value} (${wholeText(trait.nfts)})` })),
  }));
}

function keyOf({ name, value }: CollectionTrait): string {
  return JSON.stringify([name, value]);
}
