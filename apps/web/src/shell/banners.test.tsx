import { SERVER_CALLS } from '@ledgerscope/contract/network-calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { replyOf } from '../testing/reply-of.ts';
import { Banners } from './banners.tsx';

function show(status: { status?: number; json: unknown }): void {
  renderPage(<Banners />, ({ url }) =>
    url.includes(SERVER_CALLS.getStatus.path) ? status : { json: replyOf(SERVER_CALLS.getConfig) },
  );
}

it.each([
  ['The database is not responding. Try again in a moment.', 'The database is not responding.'],
  ['Internal words without an end', 'Internal words without an end'],
])('says what a server says that answers: %s', async (message, text) => {
  show({ status: 503, json: { error: { code: 'overloaded', message }, message } });
  expect((await screen.findByText(text)).tagName).toBe('B');
});

it('says how far rows are that are being made', async () => {
  const reason = { file: null, reason: 'Preparing pages from the stored ledger: 40 %.' };
  show({ json: { data: { ...replyOf(SERVER_CALLS.getStatus).data, state: 'waiting', reason } } });
  await screen.findByText(/40 %/);
});
