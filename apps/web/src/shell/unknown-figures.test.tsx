import { NETWORK_CALLS, SERVER_CALLS } from '@ledgerscope/contract/network-calls';
import { STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { StakeShare } from '../entities/node/stake-share.tsx';
import { StatsRow } from '../features/home/stats-row.tsx';
import { NetworkStake } from '../features/nodes-page/network-stake.tsx';
import { type Answer, renderPage, type SentRequest } from '../testing/render-page.tsx';
import { replyOf } from '../testing/reply-of.ts';
import { LivingStrip } from './living-strip.tsx';

const { data: counts } = replyOf(STATISTICS_CALLS.getStatsCounts);
const { data: price } = replyOf(NETWORK_CALLS.getPrice);
const NODES = replyOf(NETWORK_CALLS.listNodes, { stakeTotal: null, nodeRewardRate: null, stakingPeriodMinutes: null });
/** Of a ledger that starts in the middle, before it stated a rate. */
const ANSWERS: Readonly<Record<string, object>> = {
  [STATISTICS_CALLS.getStatsCounts.path]: { data: { ...counts, numTransactions: 5, numAccounts: null } },
  [NETWORK_CALLS.getPrice.path]: { data: { ...price, price: null, change24h: null } },
  [SERVER_CALLS.getStatus.path]: replyOf(SERVER_CALLS.getStatus),
  [SERVER_CALLS.getConfig.path]: replyOf(SERVER_CALLS.getConfig),
};

function answer({ url }: SentRequest): Answer {
  return { json: ANSWERS[new URL(url, 'http://x').pathname] };
}

it.each<readonly [string, ReactNode, number]>([
  ['the strip above every page', <LivingStrip key="strip" />, 2],
  ['the home page', <StatsRow key="row" />, 2],
  ['the stake of the network', <NetworkStake key="stake" reply={NODES} />, 3],
  ['the share of a node', <StakeShare key="share" node={{ stake: null, stakePercent: null }} />, 1],
])('figures that are not known read Unknown: %s', async (_, part, unknown) => {
  renderPage(part, answer);
  const text = () => document.body.textContent ?? '';
  await waitFor(() => expect(text().match(/Unknown/g)).toHaveLength(unknown));
  expect(text()).not.toContain('N/A');
});
