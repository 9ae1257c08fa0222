import type { CollectionTrait } from '@ledgerscope/contract/nft-metadata';
import { parseTraits, type TraitChoice, traitsText } from '@ledgerscope/contract/nft-traits';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { isolatedText } from '@ledgerscope/ledger';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { useData } from '../../shared/api/data-query.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import type { UrlTable } from '../../shared/table/use-table-state.ts';
import { ChoiceGroup } from '../../shared/ui/choice-group.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { Popup } from '../../shared/ui/popup.tsx';
import styles from './trait-filter.module.css';

/** The query parameter of the chosen traits, for `filters` of a table of NFTs. */
export const TRAIT_FILTERS = ['traits'] as const;
const NONE: TraitChoice = new Map();

function useTraits(id: string, table: UrlTable) {
  const choice = parseTraits(table.state.filters.traits ?? '') ?? NONE;
  const chosen = choice.size === 0 ? {} : { traits: traitsText(choice) };
  const address = withQuery(addressOf(TOKEN_CALLS.listTraits, { id }), new URLSearchParams(chosen));
  const { data = [] } = useData(['traits', address.url], address);
  const choose = (name: string, values: readonly string[]) =>
    table.filter({ traits: traitsText(new Map([...choice, [name, values]])) });
  return { choice, traits: data, choose };
}

/**
 * Narrows the NFTs of a collection to those that have one of the ticked values of every trait; nothing where their metadata
 * names none. Each value is counted among the NFTs that have what is ticked of the other traits.
 */
export function TraitFilter({ id, table }: { id: string; table: UrlTable }) {
  const { choice, traits, choose } = useTraits(id, table);
  const ticked = [...choice.values()].flat().length;
  if (traits.length === 0 && ticked === 0) return null;
  return (
    <Popup
      trigger={
        <>
          Traits{ticked === 0 ? null : <span className="count num">{wholeText(ticked)}</span>}
          <Icon name="caret" size={13} />
        </>
      }
    >
      {() => (
        <div className={styles.traitGroups}>
          {groupsOf(traits, choice).map(({ name, choices }, _, all) => (
            <details key={name} className={styles.traitGroup} open={all.length < 4 || choice.has(name)}>
              <summary>
                <LedgerText text={traitText(name)} />
              </summary>
              <ChoiceGroup
                title={traitText(name)}
                choices={choices}
                chosen={choice.get(name) ?? []}
                choose={(values) => choose(name, values)}
              />
            </details>
          ))}
        </div>
      )}
    </Popup>
  );
}

/** What is ticked, each with a button that takes it away; nothing where nothing is. */
export function ChosenTraits({ id, table }: { id: string; table: UrlTable }) {
  const { choice, choose } = useTraits(id, table);
  if (choice.size === 0) return null;
  const pairs = [...choice].flatMap(([name, values]) => values.map((value) => ({ name, value, values })));
  return (
    <ul className={`flow ${styles.chosenTraits}`} aria-label="Chosen traits">
      {pairs.map(({ name, value, values }) => (
        <li key={JSON.stringify([name, value])}>
          <button
            type="button"
            className="button small"
            aria-label={`Remove ${isolatedText(traitText(name))}: ${isolatedText(traitText(value))}`}
            onClick={() =>
              choose(
                name,
                values.filter((one) => one !== value),
              )
            }
          >
            <span className="muted">
              <LedgerText text={traitText(name)} />:
            </span>{' '}
            <LedgerText text={traitText(value)} /> <Icon name="cross" size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="button small" onClick={() => table.filter({ traits: undefined })}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

function traitText(text: string): string {
  return text.trim() === '' ? '(empty)' : text;
}

/** By name; what is ticked is among them, even where no NFT is left of it. */
function groupsOf(traits: readonly CollectionTrait[], choice: TraitChoice) {
  const names = new Set([...choice.keys(), ...traits.map(({ name }) => name)]);
  return [...names]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => {
      const counts = new Map(traits.filter((trait) => trait.name === name).map(({ value, nfts }) => [value, nfts]));
      const values = new Set([...counts.keys(), ...(choice.get(name) ?? [])]);
      return {
        name,
        choices: [...values].map((value) => ({ value, label: traitText(value), count: counts.get(value) ?? 0 })),
      };
    });
}
