import type { ApiDescription } from '@ledgerscope/contract/documentation';

/** What is typed for the parameters of a call, by their names. */
export type ParameterValues = Readonly<Record<string, string>>;

/** The values with which the sample of a call is asked. */
export function sampleValues({ url, sample_url: sample }: ApiDescription): ParameterValues {
  const [path = '', query = ''] = sample.split('?');
  const given = path.split('/');
  const inPath = url.split('/').flatMap((part, place) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    return name === undefined ? [] : [[name, decodeURIComponent(given[place] ?? '')] as const];
  });
  return { ...Object.fromEntries(inPath), ...Object.fromEntries(new URLSearchParams(query)) };
}

/** Parameters of the page's own address. */
const OF_PAGE: readonly string[] = ['api', 'language'];

/** What an address of the documentation holds for parameters, besides what the sample has. */
export function linkedValues(search: URLSearchParams): ParameterValues {
  return Object.fromEntries([...search].filter(([name]) => !OF_PAGE.includes(name)));
}

/** The address of the documentation with what differs from the sample, so that it leads to the same call. */
export function linkTo(search: URLSearchParams, api: ApiDescription, values: ParameterValues): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([name]) => OF_PAGE.includes(name)));
  const sample = sampleValues(api);
  for (const [name, value] of Object.entries(values)) if (value !== (sample[name] ?? '')) next.set(name, value);
  return next;
}

/** Path and query of a call with these values; those of the query that are empty are omitted. */
export function callUrl({ url }: ApiDescription, values: ParameterValues): string {
  const inPath = new Set<string>();
  const path = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(values[name] ?? '').replaceAll('%40', '@');
  });
  const query = new URLSearchParams(
    Object.entries(values).filter(([name, value]) => !inPath.has(name) && value.trim() !== ''),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}
