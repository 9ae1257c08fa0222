import { type Amount, entityOfRoute, type SearchRoute } from '@ledgerscope/contract';
import { formatHbar, withoutTrailingZeros } from '@ledgerscope/ledger';
import type { CallApi, PageFacts, PageLine } from './page-facts.ts';

const TEXT_LENGTH = 200;
/** What the API answers for a name that can be none; 414 is for one that is too long. */
const REFUSED: ReadonlySet<number> = new Set([400, 414]);
/** Calls for what has an id of the ledger, which names only one thing. */
const OF_ENTITY =
  /^\/api\/(?:accounts|contracts|topics|schedules|files|hts\/tokens|(nfts)\/nfts)\/(\d+\.\d+\.\d+|0x[\da-f]{40})(?:\/\d+)?$/i;

/** A line, or nothing where there is no value. */
export function line(name: string, value: string | null | undefined, href?: string): readonly PageLine[] {
  if (value === null || value === undefined || value === '') return [];
  return [{ name, value, ...(href === undefined ? {} : { href }) }];
}

/** A line that leads to an account or contract. */
export function accountLine(name: string, id: string | null): readonly PageLine[] {
  return id === null ? [] : line(name, id, `/accounts/${id}`);
}

/** A line that leads to the transaction at an instant: children and executions share the id of another one. */
export function transactionLine(name: string, id: string | null, at: string | null): readonly PageLine[] {
  return line(name, id, at === null ? undefined : `/transactions/${at}`);
}

/** Hbars with as many decimals as needed: `25 ℏ`. */
export function hbars(tinybars: Amount): string {
  return `${withoutTrailingZeros(formatHbar(BigInt(tinybars)))} ℏ`;
}

/** An instant to the second, `2025-07-23 20:37:42 UTC`. */
export function moment(iso: string): string {
  return `${iso.replace(/\.\d+Z$/, '').replace('T', ' ')} UTC`;
}

/** Text from the ledger at a length that suits a preview; a surrogate pair is never cut. */
export function short(text: string): string {
  const characters = Array.from(text.slice(0, TEXT_LENGTH * 2));
  return characters.length <= TEXT_LENGTH ? text : `${characters.slice(0, TEXT_LENGTH).join('')}…`;
}

/** Parts of a description as one line; empty ones are omitted. */
export function sentenceOf(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');
}

/** The page of an entity that the API has at `/api/<list>/<name>`; see {@link entityFacts}. */
export function entityPage<Entity>(
  list: string,
  missing: Parameters<typeof entityFacts>[2],
  describe: Parameters<typeof entityFacts<Entity>>[3],
) {
  return (call: CallApi, name: string) =>
    entityFacts(call, `/api/${list}/${encodeURIComponent(name)}`, missing, describe);
}

/**
 * Asks the API for an entity and describes it. A name that it refuses or does not know becomes a page that says so
 * with status 404; no answer at all becomes undefined, so that the app itself tries again.
 */
export async function entityFacts<Entity>(
  call: CallApi,
  path: string,
  missing: { readonly title: string; readonly description: string },
  describe: (entity: Entity) => Omit<PageFacts, 'status' | 'call'>,
): Promise<PageFacts | undefined> {
  const { status, data } = await call<Entity>(path);
  if (data !== undefined) return { status: 200, call: path, ...describe(data) };
  if (status === 404) return (await otherKind(call, path)) ?? { status, ...missing, lines: [] };
  return REFUSED.has(status) ? { status: 404, ...missing, lines: [] } : undefined;
}

/** The document of an id that is something else than what the page shows. */
async function otherKind(call: CallApi, path: string): Promise<PageFacts | undefined> {
  const [, ofNft, name] = OF_ENTITY.exec(path) ?? [];
  if (name === undefined) return undefined;
  const { data } = await call<SearchRoute>(`/api/search/route?q=${name}`);
  const other = data === undefined ? undefined : entityOfRoute(data);
  // An NFT that is not known is still one of its collection.
  if (other === undefined || (ofNft !== undefined && other.kind === 'collection')) return undefined;
  const { id, noun, link } = other;
  return {
    status: 404,
    title: `${id} is ${noun}`,
    description: `${id} is ${noun}. This page shows something else.`,
    lines: line('Its page', `Open it as ${noun}`, link),
  };
}
