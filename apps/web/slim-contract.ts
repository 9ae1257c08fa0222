import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALLS_MODULE = /\/packages\/contract\/src\/[a-z-]+-calls\.ts$/;
const DECLARING_MODULE = /\/packages\/contract\/src\/[a-z-]+\.ts$/;
/** Where a call begins whose outcome is used. */
const CALL = /(?<=[=:(,[?]\s*|\.\.\.)(?=(?:Type\.)?[A-Za-z]\w*\()/g;
/** Descriptions for people; the check of a reply does not read them. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['description', 'examples', 'title']);

interface Declared {
  readonly path: string;
  readonly method: string;
  readonly access: string;
  readonly reply: object;
}

/**
 * Leaves of the contract what the browser needs of it. Of its calls: path, method and access, and the reply's schema without its
 * texts; queries are read, and documents written, by the server alone. Its other modules only declare, so that each of their calls
 * is marked as pure, and what no page uses is left out. Without it the app works the same, and weighs more.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!CALLS_MODULE.test(id)) return null;
      const module = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(module)
        .filter(([name]) => name.endsWith('_CALLS'))
        .map(
          ([name, calls]) =>
            `export const ${name} = ${JSON.stringify(slimCalls(calls as Readonly<Record<string, Declared>>))};`,
        )
        .join('\n');
    },
    transform(code, id) {
      if (!DECLARING_MODULE.test(id) || CALLS_MODULE.test(id)) return null;
      return { code: code.replace(CALL, '/* @__PURE__ */ '), map: null };
    },
  };
}

function slimCalls(calls: Readonly<Record<string, Declared>>): object {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { path, method, access, reply }]) => [
      name,
      { path, method, access, reply: slim(reply) },
    ]),
  );
}

/** Names of fields always stay. */
function slim(schema: unknown, isFields = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => slim(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([word]) => isFields || !FOR_PEOPLE.has(word))
      .map(([word, part]) => [word, slim(part, !isFields && (word === 'properties' || word === 'patternProperties'))]),
  );
}
