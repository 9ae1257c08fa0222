import { expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { pagesOf } from './pages-of.ts';
import { peopleOf } from './portal-people.ts';
import { liveDemo } from './shared-servers.ts';

const EMAIL = 'queues@example.org';
const { url, data } = liveDemo();
const pages = pagesOf(url);
const people = peopleOf(() => ({ url }));

/** Has an action of a public queue done, as whoever comes may; answers the XML. */
async function ask(queueUrl: string, action: Readonly<Record<string, string>>): Promise<string> {
  return (await fetch(queueUrl, { method: 'POST', body: new URLSearchParams(action) })).text();
}

it('shows what was put into a queue, received and deleted, and replays it', async () => {
  await people.signUp(EMAIL);
  const { token } = await people.sessionOf(EMAIL);
  const { queueName, queueUrl } = (await people.call('POST', '/api/users/subscriptions', {}, token)) as {
    queueName: string;
    queueUrl: string;
  };
  const newest = await data<{ payerID: string }[]>('/api/transactions?limit=50');
  const ids = [...new Set(newest.map(({ payerID }) => payerID))];
  await people.call(
    'PUT',
    `/api/users/subscriptions/filters?queueName=${queueName}`,
    { filterType: 'PAYER_ACCOUNT', ids },
    token,
  );
  const { page, troubles } = await pages.at('home');
  await people.signIn(page, EMAIL);
  await page.goto(`${url}/hedera/profile`);
  await page.getByRole('button', { name: /^Deliveries/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliveries' });
  const rows = dialog.getByRole('list', { name: 'Last deliveries' }).getByRole('listitem');
  await rows.first().waitFor({ timeout: 60_000 });
  const xml = await ask(queueUrl, { Action: 'ReceiveMessage', MaxNumberOfMessages: '1', VisibilityTimeout: '600' });
  const receipt = /<ReceiptHandle>(.*?)<\/ReceiptHandle>/.exec(xml)?.[1] ?? '';
  const second = {
    Action: 'ReceiveMessage',
    MaxNumberOfMessages: '1',
    VisibilityTimeout: '600',
    WaitTimeSeconds: '20',
  };
  expect(await ask(queueUrl, second)).toContain('<Body>');
  await ask(queueUrl, { Action: 'DeleteMessage', ReceiptHandle: receipt });
  // One that is given up later has to wait before nothing more comes in.
  const waiting = { Action: 'GetQueueAttributes', 'AttributeName.1': 'ApproximateNumberOfMessages' };
  await expect.poll(() => ask(queueUrl, waiting)).toMatch(/<Value>[1-9]\d*<\/Value>/);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByText('Paused. Messages are kept for up to 3 days.').waitFor();
  const deleted = rows.filter({ hasText: 'Delivered' });
  await deleted.getByText('received once').click();
  await deleted.getByText('First received').waitFor();
  await deleted.getByText('"transactionHash"').waitFor();
  await rows.filter({ hasText: 'Received' }).first().waitFor();

  await dialog.getByText('Dead-letter policy', { exact: true }).click();
  await dialog.getByLabel('Max receives', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: 'SET' }).click();
  await dialog.getByText('Must be a number from 1 to 1000').waitFor();
  await dialog.getByLabel('Max receives', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'SET' }).click();
  await dialog.getByText('Saved.').waitFor();
  // Received once and given back; the next one who reads finds it given up.
  for (const VisibilityTimeout of ['0', '600'])
    await ask(queueUrl, { Action: 'ReceiveMessage', MaxNumberOfMessages: '1', VisibilityTimeout });
  await rows.filter({ hasText: 'Dead letter' }).first().waitFor();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Resend dead letters' }).click();
  await dialog.getByText('Resending 1 message.').waitFor();

  await dialog.getByText('Replay', { exact: true }).click();
  await dialog.getByLabel('From (UTC)').fill('2000-01-01T00:00');
  await dialog.getByLabel('Until (UTC)').fill('2000-01-01T00:01');
  await dialog.getByRole('button', { name: 'REPLAY', exact: true }).click();
  await dialog.getByText('Replay started.').waitFor();
  await dialog.getByText('Replaying').waitFor();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Stop replay' }).click();
  await dialog.getByText('Replay stopped.').waitFor();
  const from = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16);
  await dialog.getByText('Replay', { exact: true }).click();
  await dialog.getByLabel('From (UTC)').fill(from);
  await dialog.getByRole('button', { name: 'REPLAY', exact: true }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByText('Replayed', { exact: true }).first().waitFor({ timeout: 60_000 });
  await looksRight(page);
  expect(troubles).toEqual([]);
  await page.context().close();
}, 240_000);
