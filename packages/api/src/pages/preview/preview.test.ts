import { CALLS, CHART_PAGES, type ChartPageName, pathsOf } from '@ledgerscope/contract';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { CallApi } from '../page-facts.ts';
import { chartPreview } from './chart-preview.ts';
import { drawPreview } from './draw-preview.ts';
import { PREVIEW_SIZE, type PreviewChart, previewCard } from './preview-card.ts';

const SPAN = { start: '2026-01-01T00:00:00.000000000Z', end: '2026-01-02T00:00:00.000000000Z' };
const POINTS = [{ value: '0' }, { value: '1234567890' }, { value: null }, { value: '7' }];
const SLICES = [
  { name: 'CRYPTO', value: 12_345 },
  { name: 'CONSENSUS', value: 99 },
];
const DIMENSION = {
  ...SPAN,
  data: [
    { transactionTypes: [{ transactionType: 'CRYPTOTRANSFER', count: 2 }] },
    { transactionTypes: [{ transactionType: 'CRYPTOTRANSFER', count: 3 }] },
  ],
};
const PATHS = new Set(Object.entries(CALLS).flatMap(([name, call]) => pathsOf(name, call).map(([, path]) => path)));

function dataAt(path: string): unknown {
  if (path.includes('transaction-types')) return SLICES;
  if (path.includes('TypeDimension')) return DIMENSION;
  return { ...SPAN, [/stats|contracts\/.*volume/.test(path) ? 'trend' : 'data']: POINTS };
}

async function read(name: ChartPageName, search: string) {
  const asked: string[] = [];
  const call = ((path: string) => {
    asked.push(path);
    return Promise.resolve({ status: 200, data: dataAt(path) });
  }) as CallApi;
  const chart = await chartPreview(call, name, new URLSearchParams(search));
  return { chart, asked: asked[0] ?? '' };
}

describe('the chart of a preview', () => {
  it.each(Object.keys(CHART_PAGES) as ChartPageName[])('%s is read from a call of the API', async (name) => {
    const { chart, asked } = await read(name, 'accountId=1001&tokenId=1001');
    const [path = '', query = ''] = asked.replace('0.0.1001', '{id}').split('?');
    expect(PATHS).toContain(path);
    expect(query).toMatch(/^period=1[DW]/);
    expect(chart).toBeDefined();
  });

  it('is of the time that the address names', async () => {
    for (const [period, as] of [
      ['1M', '1M'],
      ['1y', '1Y'],
      // The API has it, and charts do not offer it.
      ['2D', '1D'],
      ['', '1D'],
    ])
      expect((await read('all-txn', `period=${period}`)).asked).toContain(`?period=${as}`);
    const { asked } = await read('all-txn', 'startDate=1767225600000&endDate=1767312000000&period=1M');
    expect(asked).toContain('?consensusStartInEpoch=1767225600000&consensusEndInEpoch=1767312000000');
    expect(asked).not.toContain('period');
    // In seconds, as pages take it too.
    expect((await read('all-txn', 'startDate=1767225600')).asked).toMatch(/consensusStartInEpoch=1767225600000$/);
  });

  it.each([
    ['acc-bal', 'contractId=7', '0.0.7'],
    ['contract-acc-bal', 'accountId=6&contractId=7', '0.0.7'],
    ['token-volume', 'accountId=6&tokenId=0.0.8', '0.0.8'],
    ['dapp-acc-bal', 'tokenId=8&accountNumber=%205%20', '0.0.5'],
  ] as const)('%s is of what the page of the same address shows: %s', async (name, search, id) => {
    expect((await read(name, search)).asked).toContain(`/${id}/`);
  });

  it.each([
    ['txn-val', 'Highest: 12.3456789 ℏ'],
    ['acc-bal', 'Highest: 12.3456789 ℏ'],
    ['all-txn', 'Highest: 1,234,567,890'],
  ] as const)('names the greatest value of %s with its unit', async (name, top) => {
    const { chart } = await read(name, '');
    expect(chart).toMatchObject({ form: 'line', top, values: [0, 1_234_567_890, null, 7] });
  });

  it('leaves out the service that the chart leaves out, and adds up types', async () => {
    const names = async (name: ChartPageName) => {
      const { chart } = await read(name, '');
      return chart?.form === 'bars' ? chart.bars.map((bar) => `${bar.name} ${bar.label}`) : [];
    };
    expect(await names('txn-service-type')).toEqual(['CRYPTO 12,345', 'CONSENSUS 99']);
    expect(await names('txn-service-type-non-hcs')).toEqual(['CRYPTO 12,345']);
    expect(await names('txn-type-dimension')).toEqual(['Crypto transfer 5']);
  });

  it('is none where the API does not answer, or nothing happened', async () => {
    const none = (() => Promise.resolve({ status: 503, data: undefined })) as CallApi;
    const empty = (() => Promise.resolve({ status: 200, data: { ...SPAN, data: [{ value: '0' }] } })) as CallApi;
    for (const call of [none, empty])
      expect(await chartPreview(call, 'all-txn', new URLSearchParams())).toBeUndefined();
  });
});

describe('the card of a page', () => {
  const facts = { title: 'Token', description: 'A token', lines: [] };

  it('shows what nobody sees, on one line, at most 200 characters of it', () => {
    const name = `A\u202Eb\u200Bc\nd ${'x'.repeat(1_000)}`;
    const card = previewCard({ ...facts, title: name, lines: [{ name: 'Name', value: name }] }, 'demo');
    for (const text of [card.title, card.lines[0]?.[1] ?? ''])
      expect(text).toMatch(/^A⟨U\+202E⟩b⟨U\+200B⟩c d x{1,200}$/);
    expect(card.site).toBe('Ledgerscope · demo');
  });

  const line: PreviewChart = { form: 'line', values: [1, null, 3], top: 'Highest: 3', first: 'a', last: 'b' };
  const bars: PreviewChart = { form: 'bars', bars: [{ name: 'CRYPTO', value: 3, label: '3' }] };
  it.each([
    ['no chart', undefined],
    ['a line', line],
    ['a line of no value', { ...line, values: [null] }],
    ['a line of one value', { ...line, values: [5] }],
    ['bars', bars],
    ['bars of nothing', { form: 'bars', bars: [] }],
  ] as const)('becomes an image of the size that sites ask for, with %s', async (_kind, chart) => {
    const card = previewCard({ ...facts, title: '🤖 名前 '.repeat(40) }, '', chart);
    expect(imageSize(await drawPreview(card))).toMatchObject({ ...PREVIEW_SIZE, type: 'png' });
  });

  it('differs where text, a line or bars differ', async () => {
    const drawn = async (title: string, chart?: PreviewChart) =>
      Buffer.from(await drawPreview(previewCard({ ...facts, title }, '', chart))).toString('base64');
    const images = [
      await drawn('Token'),
      await drawn('Topic'),
      await drawn('Token', line),
      await drawn('Token', { ...line, values: [3, null, 1, 1] }),
      await drawn('Token', { ...line, values: [3, 2, 1, 1] }),
      await drawn('Token', bars),
      await drawn('Token', { form: 'bars', bars: [{ name: 'TOKEN', value: 3, label: '3' }] }),
    ];
    expect(new Set(images).size).toBe(images.length);
  });
});
