import { COMPONENT_STATUS_CALLS } from '@ledgerscope/contract/component-status-calls';
import { SERVER_CALLS } from '@ledgerscope/contract/network-calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { replyOf } from '../testing/reply-of.ts';
import { Component } from './status.tsx';

const LIVE = { state: 'live', reason: null, lagSeconds: 1 };

function show(fields: object): void {
  renderPage(<Component />, ({ url }) => ({
    json: url.includes(COMPONENT_STATUS_CALLS.listComponents.path)
      ? replyOf(COMPONENT_STATUS_CALLS.listComponents)
      : { data: { ...replyOf(SERVER_CALLS.getStatus).data, unreadableFolders: [], ...fields } },
  }));
}

it.each([
  [LIVE, 'up to date'],
  [{ state: 'behind', reason: null, lagSeconds: 130 }, 'behind the ledger by 3 min'],
  [
    { state: 'stopped', reason: 'No process follows the ledger for subscriptions and alerts.', lagSeconds: 4 },
    'stopped: No process follows the ledger for subscriptions and alerts.',
  ],
])('says how subscriptions and alerts follow the ledger: %j', async (feeds, text) => {
  show({ feeds });
  const name = await screen.findByText('Subscriptions and alerts');
  expect(name.parentElement?.textContent).toBe(`Subscriptions and alerts${text}`);
  expect(screen.queryByText('Source')).toBeNull();
});

it('names folders of nodes that cannot be read', async () => {
  show({ feeds: null, unreadableFolders: ['recordstreams/record0.0.4/'] });
  await screen.findByText('Cannot read recordstreams/record0.0.4/. Files of the other nodes are used.');
});
