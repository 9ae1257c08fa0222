import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, refusal, renderPage } from '../../testing/render-page.tsx';
import { replyOf } from '../../testing/reply-of.ts';
import { addressOf } from '../api/address.ts';
import { TrendPanel } from './trend-panel.tsx';

const EMPTY = 'Nothing happened in this period';

function Volume() {
  return (
    <TrendPanel
      title="Volume"
      name="volume"
      addressAt={(period) => addressOf(TOKEN_CALLS.getTokenVolume, { id: '0.0.7' }, { period })}
      read={({ data: points, totalSum: total, pctChange }) => ({ points, total, pctChange })}
      measure={{ name: 'Transactions', text: String }}
      empty={EMPTY}
    />
  );
}

function reply(values: readonly number[]): Answer {
  const { data } = replyOf(TOKEN_CALLS.getTokenVolume, {}, 1);
  const points = values.map((value) => ({ ...data.data[0], timestamp: '2026-01-01T00:00:00.000000000Z', value }));
  return { json: replyOf(TOKEN_CALLS.getTokenVolume, { data: { ...data, data: points } }) };
}

describe('a chart', () => {
  it.each<readonly [string, Answer, string]>([
    ['while its figures load', 'never', 'Loading...'],
    ['where nothing is stored', reply([]), 'No data available'],
    ['where all of it is zero', reply([0, 0]), EMPTY],
    ['where it could not be asked for', refusal(400, 'no such period'), 'Something went wrong.'],
  ])('%s says so in its place', async (_, answer, text) => {
    renderPage(<Volume />, () => answer);
    const panel = screen.getByRole('region', { name: 'Volume' });
    await within(panel).findByText(text);
    expect(within(panel).queryByRole('img')).toBeNull();
  });

  it('asks for the period that is chosen, which the address has', async () => {
    const { asked, visitor, search } = renderPage(<Volume />, () => reply([]));
    await screen.findByText('No data available');
    await visitor.click(screen.getByRole('button', { name: '1W' }));
    expect(search()).toBe('?period=1W');
    expect(asked.map(({ url }) => new URL(url, 'http://x').searchParams.get('period'))).toEqual(['1D', '1W']);
  });

  it('asks once more where it failed and the visitor says so', async () => {
    let answer = refusal(400, 'no');
    const { visitor } = renderPage(<Volume />, () => answer);
    await screen.findByRole('alert');
    answer = reply([0]);
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(EMPTY);
  });
});
