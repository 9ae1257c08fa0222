import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_SCENARIOS, type Scenario, type ScenarioLink, writeScenario } from '@ledgerscope/demo-network';
import { NS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';

const DEFAULT_SEED = 1;

/** What the command was asked to do. */
interface SeedRequest {
  readonly scenario: Scenario;
  readonly folder: string;
  readonly seed: number;
  readonly atNs: bigint;
  readonly start: boolean;
}

/** Where the scenario is, and the flags that make the server show it. */
export interface SeedResult {
  readonly code: number;
  /** Flags for `start`, where the server is to be started now. */
  readonly startWith: readonly string[] | undefined;
}

/**
 * `ledgerscope seed <scenario>`: writes the stream files of a named small situation and prints the links to the pages
 * that show it. Mistakes in the arguments are explained, with exit code 2.
 */
export async function seedCommand(args: readonly string[], nowNs: bigint): Promise<SeedResult> {
  const request = readRequest(args, nowNs);
  if (typeof request === 'string') {
    console.error(`${request}\n\n${seedUsage()}`);
    return { code: 2, startWith: undefined };
  }
  const { scenario, folder, seed, atNs, start } = request;
  const links = await writeScenario({ folder, scenario, seed, atNs });
  const flags = ['--source', `dir:${folder}`, '--data', path.join(folder, 'store')];
  const content = path.join(folder, 'ipfs');
  if (fs.existsSync(content)) flags.push('--content-folder', content);
  console.log(describe(request, links, flags));
  return { code: 0, startWith: start ? flags : undefined };
}

/** The flags and the names of all scenarios. */
function seedUsage(): string {
  const width = Math.max(...ALL_SCENARIOS.map(({ name }) => name.length));
  return [
    'ledgerscope seed <scenario> [flags]: a small network that shows one feature',
    '',
    '  --out <folder>    folder for the stream files (default: ./data/scenarios/<scenario>)',
    `  --seed <n>        the same seed produces the same files (default: ${DEFAULT_SEED})`,
    '  --at <time>       consensus time of the scenario, ISO 8601 (default: shortly before today)',
    '  --start           also starts the server with it',
    '',
    'Scenarios:',
    ...ALL_SCENARIOS.map(({ name, title }) => `  ${name.padEnd(width + 2)}${title}`),
  ].join('\n');
}

function readRequest(args: readonly string[], nowNs: bigint): SeedRequest | string {
  let parsed: ReturnType<typeof parseSeedArgs>;
  try {
    parsed = parseSeedArgs(args);
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = parsed;
  const [name, ...more] = positionals;
  if (name === undefined) return 'Name a scenario.';
  if (more.length > 0) return `Only one scenario can be given: remove "${more.join(' ')}".`;
  const scenario = ALL_SCENARIOS.find((known) => known.name === name);
  if (scenario === undefined) return `Scenario "${name}" not found.`;
  const folder = path.resolve(values.out ?? path.join('data', 'scenarios', name));
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    return `${folder} is not empty. Delete it, or choose another folder with --out.`;
  }
  const numbers = readNumbers(values, (nowNs / NS_PER_DAY) * NS_PER_DAY - BigInt(scenario.days) * NS_PER_DAY);
  return typeof numbers === 'string' ? numbers : { scenario, folder, start: values.start ?? false, ...numbers };
}

function readNumbers(values: { readonly seed?: string; readonly at?: string }, latestNs: bigint) {
  const seed = Number(values.seed ?? DEFAULT_SEED);
  if (!Number.isSafeInteger(seed) || seed < 0)
    return `Invalid value "${values.seed}" for --seed: must be an integer of 0 or more.`;
  const atNs = values.at === undefined ? latestNs : instantOf(values.at);
  if (atNs === undefined) return `Invalid value "${values.at}" for --at: must be a time such as 2026-01-31T12:00:00Z.`;
  return { seed, atNs };
}

function parseSeedArgs(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      seed: { type: 'string' },
      at: { type: 'string' },
      start: { type: 'boolean' },
    },
  });
}

/** Nanoseconds since 1970 of an ISO 8601 instant in UTC. */
function instantOf(text: string): bigint | undefined {
  const ms = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : BigInt(ms) * NS_PER_MS;
}

function describe({ scenario, start }: SeedRequest, links: readonly ScenarioLink[], flags: readonly string[]): string {
  const width = Math.max(...links.map(({ title }) => title.length));
  return [
    `${scenario.title}:`,
    '',
    ...links.map(
      ({ title, path: page }) => `  ${title.padEnd(width + 2)}http://localhost:8080/hedera${encodeURI(page)}`,
    ),
    '',
    ...(start ? [] : ['View it with:', '', `  npm start -- ${flags.join(' ')}`, '']),
  ].join('\n');
}
