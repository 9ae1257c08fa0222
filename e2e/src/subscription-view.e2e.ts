import { expect, it } from 'vitest';
import { looksRight } from './looks-right.ts';
import { pagesOf } from './pages-of.ts';
import { stillLedger } from './shared-servers.ts';

const { at } = pagesOf(stillLedger().server.url);

it('documents subscriptions with messages of this network and programs that read a queue', async () => {
  const { page, troubles } = await at('home');
  await page.getByRole('button', { name: 'Developer Resources' }).click();
  await page.getByRole('link', { name: 'Real-time subscriptions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Subscriptions' }).waitFor();
  const main = page.getByRole('main');
  const contents = main.getByRole('navigation', { name: 'Subscriptions', exact: true });
  expect(await contents.getByRole('link', { name: 'SUBSCRIBE' }).getAttribute('href')).toBe('/hedera/profile');
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    'Introduction,Transaction,Event,HCS_Topic,Sample Client Java Code'.split(','),
  );
  expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    'Batching,Subscription Setup,Authentication,Data Types'.split(','),
  );
  await main.getByText('up to 10 objects, or 1 second after the first').waitFor();
  for (const [name, field] of [
    ['Transaction', '"transactionHash"'],
    ['Event', '"inputValues"'],
    ['HCS Message', '"topicRunningHash"'],
  ] as const) {
    await main.getByText(`Sample ${name} data`).click();
    await main.getByText(field).waitFor();
  }
  await main.getByText('public class Main').waitFor();
  await main.getByRole('tab', { name: 'Python' }).click();
  await main.getByText('import boto3').waitFor();
  await contents.getByRole('link', { name: 'HCS_Topic' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#hcs-topic');
  await looksRight(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});
