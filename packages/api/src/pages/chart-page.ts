import { CHART_PAGES, isChartPageName, spanWords } from '@ledgerscope/contract';
import type { CallApi, PageFacts } from './page-facts.ts';

/** Parameters of an address that name the account, contract or token of a chart. */
const SUBJECTS = ['accountId', 'accountNumber', 'contractId', 'tokenId'];
/** Those that name its time. */
const TIMES = ['period', 'startDate', 'endDate'];
const LIST: PageFacts = {
  status: 200,
  title: 'Charts',
  description: 'Charts of the network’s transactions, accounts, tokens and NFTs, to share and to embed.',
  lines: Object.entries(CHART_PAGES).map(([name, { title, method }]) => ({
    name: title,
    value: method,
    href: `/chart?name=${name}`,
  })),
};

/** The document of a chart; of the list of charts where none is named. An embedded one goes by the chart's own page. */
export function chartPage(_call: CallApi, _name: string, query: URLSearchParams): PageFacts {
  const name = query.get('name') ?? '';
  if (name === '') return LIST;
  if (!isChartPageName(name))
    return { status: 404, title: 'Chart not found', description: 'Chart not found.', lines: [] };
  const { title, method } = CHART_PAGES[name];
  const subjects = pairsOf(query, SUBJECTS);
  return {
    status: 200,
    title: [title, ...subjects.map(([, value]) => value), spanWords(query)].filter((part) => part !== '').join(' '),
    description: `About this data: ${method}`,
    lines: [],
    canonical: `/chart?${new URLSearchParams([['name', name], ...subjects])}`,
    preview: `/chart?${new URLSearchParams([['name', name], ...subjects, ...pairsOf(query, TIMES)])}`,
    chart: name,
  };
}

function pairsOf(query: URLSearchParams, names: readonly string[]): [string, string][] {
  return names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
