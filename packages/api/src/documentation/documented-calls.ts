import {
  type ApiCategory,
  type ApiParameter,
  CALLS,
  type Call,
  type ParameterSchema,
  type PublicPath,
  publicPathsOf,
} from '@ledgerscope/contract';
import { publicParametersOf } from '@ledgerscope/contract/open-api';
import { costText } from '@ledgerscope/contract/price-texts';

const TITLES: readonly (readonly [tag: string, title: string, description: string])[] = [
  ['', 'Getting Started', 'Authentication, costs, limits and response format.'],
  ['transactions', 'Transactions', 'All transactions, single transactions and their bytes.'],
  ['accounts', 'Accounts', 'Accounts with their balances, holdings and activity.'],
  ['contracts', 'Contracts', 'Contracts with their calls, events and storage.'],
  ['tokens', 'Tokens', 'Fungible tokens and collections with their holders, transfers and statistics.'],
  ['nfts', 'NFTs', 'NFTs, collections and NFT transfers.'],
  ['topics', 'Topics', 'Topics and their messages.'],
  ['blocks', 'Blocks', 'Blocks with their proofs and transactions.'],
  ['files', 'Files', 'Network files.'],
  ['schedules', 'Schedules', 'Scheduled transactions and their signatures.'],
  ['dapps', 'Dapps', 'Dapps in the catalog and their activity on the ledger.'],
  ['search', 'Search', 'Search across all entity types.'],
  ['charts', 'Charts', 'Figures over time.'],
  ['statistics', 'Statistics', 'Totals and rankings for the whole network.'],
  ['network', 'Network', 'Nodes, supply and exchange rates.'],
  ['streams', 'Live streams', 'Transactions, events and messages in real time, or from any earlier time.'],
  ['prices', 'Prices', 'Prices of hbar.'],
];

/** Categories in their order; each belongs to a tag of the contract. */
export const API_CATEGORIES: readonly ApiCategory[] = TITLES.map(([, title, description], id) => ({
  id,
  title,
  description,
}));

/** The category of a tag. @throws Error for a tag that has none: a new one has to be named here */
export function categoryOf(tag: string): number {
  const id = TITLES.findIndex(([one]) => one === tag && one !== '');
  if (id < 0) throw new Error(`the documentation has no category ${tag}`);
  return id;
}

/** A call under the path that the documentation names. */
export interface DocumentedCall {
  readonly call: Call;
  readonly publicPath: PublicPath;
}

/** Calls of the public API, by category: each once, under its first path. */
export const DOCUMENTED_CALLS: readonly DocumentedCall[] = Object.entries<Call>(CALLS)
  .flatMap(([name, call]) => {
    const [publicPath] = publicPathsOf(name, call);
    return publicPath === undefined ? [] : [{ call, publicPath }];
  })
  .toSorted((a, b) => categoryOf(a.call.tag) - categoryOf(b.call.tag));

/** The parameters of a call, those of its path first. */
export function parametersOf({ call, publicPath: { operation } }: DocumentedCall): ApiParameter[] {
  const none = { multi_value: false, rare: false, default_value: null, options: [], minimum: null, maximum: null };
  const inPath = Object.entries(call.params).map(([name, { description }]) => ({
    ...none,
    api: operation,
    name,
    in: 'path' as const,
    type: 'string',
    required: true,
    description,
  }));
  const inQuery = Object.entries(publicParametersOf(call)).map(([name, schema]) => ({
    api: operation,
    name,
    in: 'query' as const,
    required: call.query.required?.includes(name) === true,
    rare: isRare(name, schema),
    ...valuesOf(schema),
  }));
  return [...inPath, ...inQuery];
}

/** Parameters that few need: other ways to page, and what narrows a list in unusual ways. */
const RARE: ReadonlySet<string> = new Set(['onlyCount', 'offset', 'page', 'sortBy', 'newerThan', 'facets', 'nodes']);

function isRare(name: string, { description }: ParameterSchema): boolean {
  return RARE.has(name) || description.startsWith('Same as ');
}

/** What values a parameter takes. */
function valuesOf(schema: ParameterSchema) {
  return {
    type: typeof schema.type === 'string' ? schema.type : 'string',
    multi_value: schema.type === 'array',
    default_value: /(?:; |^| )(\w+)(?: \([^)]*\))? by default/.exec(schema.description)?.[1] ?? null,
    options: optionsOf(schema),
    minimum: numberText(schema.minimum),
    maximum: numberText(schema.maximum ?? schema.maxLength),
    description: schema.description,
  };
}

function optionsOf({ enum: words, items }: ParameterSchema): string[] {
  return [...(words ?? items?.enum ?? [])];
}

function numberText(value: number | undefined): string | null {
  return value === undefined ? null : String(value);
}

/** What a call costs, in words. */
export function costTextOf({ call: { cost, tag, query } }: DocumentedCall): string {
  return costText({ cost, tag, isList: 'size' in query.parameters });
}
