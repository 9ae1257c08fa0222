import type { Plugin } from 'vite';

const CONTRACT = '@ledgerscope/contract/';
const CALLS = '-calls';
/** Ids that begin so are no files; the null keeps other plugins away from them. */
const VIRTUAL = '\0contract-calls:';
/** Descriptions for people; the check of a reply does not read them. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['description', 'examples', 'title']);

/** What the browser needs of a call. */
interface DeclaredCall {
  readonly path: string;
  readonly method: string;
  readonly access: string;
  readonly reply: object;
}
type Calls = Readonly<Record<string, DeclaredCall>>;
type Module = Readonly<Record<string, unknown>>;

/**
 * Gives pages the calls of a noun (`@ledgerscope/contract/token-calls`) as data: of each call path, method, access, and the reply's
 * schema without its texts. Queries are read, and documents written, by the server alone. The modules themselves are run for it and
 * stay as they are; without this plugin the app works the same, and weighs more.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const isCalls = source.startsWith(CONTRACT) && source.endsWith(CALLS);
      if (isCalls) return { id: `${VIRTUAL}${source}`, moduleSideEffects: false };
      return source.startsWith(VIRTUAL) ? { id: source, moduleSideEffects: false } : null;
    },
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const [noun = '', name] = id.slice(VIRTUAL.length).split('#');
      const declared = callsOf((await import(noun)) as Module);
      if (name !== undefined) return callsModule(declared[name] ?? {});
      return Object.keys(declared)
        .map((one) => `export * as ${one} from ${JSON.stringify(`${id}#${one}`)};`)
        .join('\n');
    },
  };
}

function callsOf(declared: Module): Readonly<Record<string, Calls>> {
  return Object.fromEntries(
    Object.entries(declared).filter((entry): entry is [string, Calls] => entry[0].endsWith('_CALLS')),
  );
}

/** Each call is an export of its own, so that those that no page makes are dropped. */
function callsModule(calls: Calls): string {
  return Object.entries(calls)
    .map(([name, { path, method, access, reply }]) => {
      const data = { path, method, access, reply: withoutTexts(reply) };
      return `export const ${name} = ${JSON.stringify(data)};`;
    })
    .join('\n');
}

/** Names of fields always stay. */
function withoutTexts(schema: unknown, isFields = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withoutTexts(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([word]) => isFields || !FOR_PEOPLE.has(word))
      .map(([word, part]) => [
        word,
        withoutTexts(part, !isFields && (word === 'properties' || word === 'patternProperties')),
      ]),
  );
}
