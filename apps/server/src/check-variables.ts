import { ConfigError } from '@ledgerscope/process/config-error';

const PREFIX = 'LEDGERSCOPE_';
/** Of tests and of the scripts that run them. */
const OF_TESTS: ReadonlySet<string> = new Set(
  [
    'CHROMIUM',
    'THOROUGH',
    'TEST_CLUSTER',
    'SHARED_DATA',
    'EMPTY_STORE',
    'EMPTY_PORTAL',
    'PORTAL_SERVER',
    'NODE_KEYS',
  ].map((name) => `${PREFIX}${name}`),
);
/** Kubernetes gives them to every container beside a service whose name begins so. */
const OF_SERVICES = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP)(?:_\w+)?)$/;

/**
 * Refuses variables that look like settings and are none: what was meant would silently not be so.
 * @throws ConfigError with the nearest known name
 */
export function checkVariables(env: NodeJS.ProcessEnv, known: readonly string[]): void {
  const settings = new Set(known);
  // Names of variables are case-sensitive, which is easily overlooked.
  const name = Object.keys(env).find(
    (each) =>
      each.toUpperCase().startsWith(PREFIX) && !settings.has(each) && !OF_TESTS.has(each) && !OF_SERVICES.test(each),
  );
  if (name === undefined) return;
  const bare = (text: string) => text.toUpperCase().replace(PREFIX, '');
  const far = (setting: string) => distance(bare(name), bare(setting));
  const nearest = [...settings].sort((one, other) => far(one) - far(other))[0];
  throw new ConfigError(`${name} is not a setting. Did you mean ${nearest}?`);
}

/** How many letters have to be added, removed or replaced to make one text of the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, second] of [...other].entries()) {
      const [left = 0, above = 0, corner = 0] = [now[column], before[column + 1], before[column]];
      now.push(Math.min(left + 1, above + 1, corner + Number(letter !== second)));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
