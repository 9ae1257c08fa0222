import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ExpectedTransaction, epochOf } from './expected-transaction.ts';
import { shownFact, shownText, tinybars } from './shown-fact.ts';

/** The details of a transaction's page are as expected. */
export async function checkDetails(page: Page, one: ExpectedTransaction): Promise<void> {
  const details = page.getByRole('region', { name: 'Details' });
  expect(await shownText(shownFact(details, 'Transaction ID'))).toContain(one.transactionId);
  expect(await shownText(shownFact(details, 'Hash'))).toContain(one.transactionHash.slice(0, 12));
  expect(await shownText(shownFact(details, 'Consensus timestamp'))).toContain(epochOf(one.consensusTimestamp));
  expect(await shownText(shownFact(details, 'Payer'))).toContain(one.payer);
  const node = await shownText(shownFact(details, 'Sent to node'));
  expect(node).toContain(one.nodeAccount ?? 'none: the network made it');
  expect(await shownText(page.getByRole('region', { name: 'Fee', exact: true }))).toContain(
    `Fee ${tinybars(one.fee)} t`,
  );
  const failed = page.getByText(one.status, { exact: true });
  if (one.status === 'SUCCESS') await page.getByText('Success', { exact: true }).first().waitFor();
  else await failed.first().waitFor();
}

/** The hbar transfers of a transaction's page are as expected. */
export async function checkTransfers(page: Page, { transfers }: ExpectedTransaction): Promise<void> {
  const rows = page.getByRole('table', { name: 'Hbar transfers' }).locator('tbody').getByRole('row');
  if (transfers.length === 0) return;
  await expect.poll(() => rows.count()).toBe(transfers.length);
  const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  for (const [place, [account, amount]] of transfers.entries()) {
    expect(texts[place]).toContain(account);
    expect(texts[place]).toContain(tinybars(amount.replace('-', '')));
  }
}
