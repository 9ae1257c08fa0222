import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SlicePanel, type SlicePanelProps } from './slice-panel.tsx';
import { useSliceState } from './use-slice-state.ts';

const EMPTY = 'Nobody did anything in this period';
const SLICES = [
  { name: 'Alice', value: 30, href: '/accounts/0.0.7' },
  { name: 'Unnamed', value: 10, href: null },
];

type Given = Partial<Pick<SlicePanelProps, 'slices' | 'error' | 'retry' | 'bare'>>;

function Panel(given: Given) {
  const whole = { slices: undefined, error: null, retry: () => {}, ...given };
  return (
    <SlicePanel
      title="Payers"
      name="payers"
      state={useSliceState()}
      empty={EMPTY}
      page="/chart?chart=payers"
      method=""
      {...whole}
    />
  );
}

function shown(given: Given) {
  const page = renderPage(<Panel {...given} />, () => 'never');
  return { ...page, panel: within(screen.getByRole('region', { name: 'Payers' })) };
}

describe('a chart of shares', () => {
  it.each<readonly [string, Given, string]>([
    ['while it loads', {}, 'Loading...'],
    ['where nothing is stored', { slices: [] }, EMPTY],
    ['where all of it is zero', { slices: [{ name: 'Alice', value: 0, href: null }] }, EMPTY],
    ['where it could not be asked for', { error: new Error('no') }, 'Something went wrong.'],
  ])('%s says so in its place', (_, given, text) => {
    const { panel } = shown(given);
    panel.getByText(text);
    expect(panel.queryByRole('img')).toBeNull();
  });

  it('says in words what it shows, and leads where its slices lead', () => {
    const { panel } = shown({ slices: SLICES });
    expect(panel.getByRole('img').getAttribute('aria-label')).toBe('Payers: Alice 75.0%, Unnamed 25.0%');
    const legend = within(panel.getByRole('list', { name: 'Legend' }));
    expect(legend.getAllByRole('link').map((link) => link.textContent)).toEqual(['Alice']);
    legend.getByText('Unnamed');
  });

  it('leads nowhere inside another site', () => {
    const { panel } = shown({ slices: SLICES, bare: true });
    expect(panel.queryAllByRole('link')).toEqual([]);
    expect(panel.queryByRole('button', { name: 'Legend' })).toBeNull();
  });

  it('has its period and its type in the address', async () => {
    const { panel, visitor, search } = shown({ slices: [] });
    await visitor.click(panel.getByRole('button', { name: '1W' }));
    await visitor.click(panel.getByRole('button', { name: 'Bar' }));
    expect(search()).toBe('?period=1W&chartType=bar');
    expect(panel.getByRole('button', { name: 'Bar' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('asks once more where the visitor says so', async () => {
    const retry = vi.fn();
    const { panel, visitor } = shown({ error: new Error('no'), retry });
    await visitor.click(panel.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
