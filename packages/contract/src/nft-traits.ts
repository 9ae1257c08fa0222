/** Values that are wanted of each trait, by its name. An NFT has to have one of the values of every trait. */
export type TraitChoice = ReadonlyMap<string, readonly string[]>;

/** A choice names so many values at most, over all its traits. */
export const CHOSEN_VALUES_MAX = 50;
const TEXT_MAX = 8000;

/** A choice of traits as it is in an address: `{"Eyes":["blue","green"]}`; undefined for anything else. */
export function parseTraits(text: string): TraitChoice | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const choice = new Map(Object.entries(objectOf(text) ?? {}));
  if (choice.size === 0 || ![...choice.values()].every(isValues)) return undefined;
  const values = [...choice.values()].flat().length;
  return values > CHOSEN_VALUES_MAX ? undefined : (choice as Map<string, readonly string[]>);
}

/** The text that {@link parseTraits} reads; empty where nothing is chosen. */
export function traitsText(choice: TraitChoice): string {
  const chosen = [...choice].filter(([, values]) => values.length > 0);
  return chosen.length === 0 ? '' : JSON.stringify(Object.fromEntries(chosen));
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    // It is not JSON: the caller refuses the parameter.
    return undefined;
  }
}

function isValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
}
