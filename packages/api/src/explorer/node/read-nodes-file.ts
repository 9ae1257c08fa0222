import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type Static, Type } from 'typebox';
import type { NodePlace, NodePlaces } from './bundled-places.ts';

const MAX_NAME = 200;

const Place = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: MAX_NAME }),
    city: Type.Optional(Type.Union([Type.String({ maxLength: MAX_NAME }), Type.Null()])),
    latitude: Type.Optional(Type.Union([Type.Number({ minimum: -90, maximum: 90 }), Type.Null()])),
    longitude: Type.Optional(Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()])),
  },
  { additionalProperties: false },
);
const NodesFile = Type.Record(Type.String(), Place);

/**
 * Reads the operator's file of node places: `{"0.0.3": {"name", "city"?, "latitude"?, "longitude"?}, …}`. A node without
 * both coordinates is listed and not drawn.
 * @throws ConfigError naming the file and what is wrong in it
 */
export function readNodesFile(file: string): NodePlaces {
  const content = parse(file);
  // Only who has such a file pays for loading what checks it.
  const { Value } = createRequire(import.meta.url)('typebox/value') as typeof import('typebox/value');
  const [problem] = Value.Errors(NodesFile, content);
  if (!Value.Check(NodesFile, content))
    throw new ConfigError(
      `--nodes-file ${file}: ${problem?.instancePath ?? '/'} ${problem?.message ?? 'is not valid'}`,
    );
  return new Map(Object.entries(content).map(([account, place]) => [accountOf(file, account), placeOf(place)]));
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

function placeOf({ name, city, latitude, longitude }: Static<typeof Place>): NodePlace {
  const drawn = typeof latitude === 'number' && typeof longitude === 'number';
  return { name, city: city ?? null, latitude: drawn ? latitude : null, longitude: drawn ? longitude : null };
}
