import { WrittenNumber } from '@ledgerscope/ledger';
import { type Fields, firstText, plainName, readFields, readJson, readText } from './document-fields.ts';

/** A trait, as text. */
export interface DocumentAttribute {
  readonly name: string;
  readonly display: string;
  readonly value: string;
}

const MAX_TRAIT = 500;
const TRAITS = ['attributes', 'traits'];
/** Names that only a trait has, and names that other objects have too. */
const TRAIT_NAMES = ['traittype', 'trait', 'traitname', 'attributename', 'attribute', 'property'];
const NAMES = [...TRAIT_NAMES, 'name', 'key', 'label', 'type'];
const VALUES = ['value', 'val', 'traitvalue', 'attributevalue', 'displayvalue'];
/** Fields below `properties` that are no traits: the rest of the document, as some write it, and their forms in HIP-10. */
const NO_TRAITS: ReadonlySet<string> = new Set(
  'name title description creator artist author image imageurl imagedata imagetype files media animation animationurl type category creators external external_url externalurl collection'.split(
    ' ',
  ),
);

/** The traits of a document, at most `most`: of the fields for them, at the top or below `properties`, or `properties` itself, as ERC-1155 has it. */
export function readTraits(places: readonly Fields[], most: number): DocumentAttribute[] {
  for (const value of places.flatMap((place) => TRAITS.map((name) => place.get(name)))) {
    const found = traitsIn(typeof value === 'string' ? readJson(value) : value, most);
    if (found.length > 0) return found;
  }
  return traitsOfProperties(places[0]?.get('properties'), most);
}

function traitsOfProperties(properties: unknown, most: number): DocumentAttribute[] {
  if (Array.isArray(properties)) return traitsIn(properties, most);
  const entries = Object.entries(readFields(properties) === undefined ? {} : (properties as object));
  const found = entries.flatMap(([name, value]: [string, unknown]) => {
    const hasValue = VALUES.some((one) => readFields(value)?.has(one) === true);
    const isTrait = !NO_TRAITS.has(plainName(name)) && (hasValue || isPlain(value));
    return isTrait ? namedTrait(name, value) : [];
  });
  return found.slice(0, most);
}

/** A list of traits, or an object with one in each field: `{"Background": "Blue"}`. */
function traitsIn(value: unknown, most: number): DocumentAttribute[] {
  const found = Array.isArray(value)
    ? value.slice(0, most).flatMap(traitsOfEntry)
    : Object.entries(readFields(value) === undefined ? {} : (value as object))
        .slice(0, most)
        .flatMap(([name, field]: [string, unknown]) => namedTrait(name, field));
  return found.slice(0, most);
}

/** `{trait_type, value}` and its kin, `["Background", "Blue"]`, `{"Background": "Blue"}`, or a value alone. */
function traitsOfEntry(entry: unknown): DocumentAttribute[] {
  if (Array.isArray(entry)) {
    const [name, value] = entry as readonly unknown[];
    return entry.length === 2 && typeof name === 'string' ? namedTrait(name, value) : [];
  }
  const fields = readFields(entry);
  if (fields === undefined) return isPlain(entry) ? namedTrait('', entry) : [];
  const hasValue = VALUES.some((name) => fields.has(name));
  if (hasValue || TRAIT_NAMES.some((name) => readText(fields.get(name)) !== ''))
    return [{ name: firstText([fields], NAMES, MAX_TRAIT), ...traitValue(fields) }];
  return Object.entries(entry as object).flatMap(([name, field]: [string, unknown]) => namedTrait(name, field));
}

function traitValue(fields: Fields): Pick<DocumentAttribute, 'display' | 'value'> {
  const value = VALUES.map((name) => fields.get(name)).find((one) => one !== undefined && one !== null);
  return { display: firstText([fields], ['displaytype'], MAX_TRAIT), value: valueText(value) };
}

function namedTrait(name: string, value: unknown): DocumentAttribute[] {
  const fields = readFields(value);
  const hasValue = fields !== undefined && VALUES.some((one) => fields.has(one));
  const found = hasValue ? traitValue(fields) : { display: '', value: valueText(value) };
  return found.value === '' ? [] : [{ name: name.slice(0, MAX_TRAIT).toWellFormed(), ...found }];
}

function isPlain(value: unknown): boolean {
  return readFields(value) === undefined && !Array.isArray(value) && readText(value) !== '';
}

/** Text, several values joined, and what is neither as the JSON that it is. */
function valueText(value: unknown): string {
  const plain = readText(value);
  if (plain !== '' || value === undefined || value === null || value === '') return cut(plain);
  if (Array.isArray(value) && value.every(isPlain)) return cut(value.map(readText).join(', '));
  return cut(JSON.stringify(value, (_, field: unknown) => (field instanceof WrittenNumber ? field.toJSON() : field)));
}

function cut(text: string): string {
  return text.slice(0, MAX_TRAIT).toWellFormed();
}
