import { readFileSync } from 'node:fs';
import { formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { NodePlace, NodePlaces } from './bundled-places.ts';

const MAX_NAME = 200;

/** What a place says, by what it may say. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => isName(value) && value !== '',
  city: (value) => value === null || value === undefined || isName(value),
  latitude: isDegrees(90),
  longitude: isDegrees(180),
};

interface Place {
  readonly name: string;
  readonly city?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/**
 * Reads the operator's file of node places: `{"0.0.3": {"name", "city"?, "latitude"?, "longitude"?}, …}`. A node without
 * both coordinates is listed and not drawn.
 * @throws ConfigError naming the file and what is wrong in it
 */
export function readNodesFile(file: string): NodePlaces {
  const content = parse(file);
  if (!isObject(content)) throw new ConfigError(`--nodes-file ${file} is no object of places by account`);
  return new Map(
    Object.entries(content).map(([account, place]) => {
      const id = accountOf(file, account);
      if (!isObject(place)) throw new ConfigError(`--nodes-file ${file}: ${account} is no object`);
      const fault = faultIn(place);
      if (fault !== undefined) throw new ConfigError(`--nodes-file ${file}: ${account}/${fault} is not valid`);
      return [id, placeOf(place as unknown as Place)];
    }),
  );
}

/** The name of a field that is missing, not as it has to be, or none of a place. */
function faultIn(place: Readonly<Record<string, unknown>>): string | undefined {
  const wrong = Object.entries(FIELDS).find(([name, isValid]) => !isValid(place[name]));
  return wrong?.[0] ?? Object.keys(place).find((name) => !Object.hasOwn(FIELDS, name));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_NAME;
}

function isDegrees(most: number) {
  return (value: unknown): boolean =>
    value === null || value === undefined || (typeof value === 'number' && Math.abs(value) <= most);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`--nodes-file ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function accountOf(file: string, account: string): string {
  const id = parseEntityId(account);
  if (id === undefined) throw new ConfigError(`--nodes-file ${file}: "${account}" is not an account (shard.realm.num)`);
  return formatEntityId(id);
}

function placeOf({ name, city, latitude, longitude }: Place): NodePlace {
  const drawn = typeof latitude === 'number' && typeof longitude === 'number';
  return { name, city: city ?? null, latitude: drawn ? latitude : null, longitude: drawn ? longitude : null };
}
