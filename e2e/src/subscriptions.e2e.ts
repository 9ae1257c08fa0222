import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { linkInMail } from './mailbox.ts';
import { pagesOf } from './pages-of.ts';
import { phoneFindings } from './phone-widths.ts';
import { emptyNetworkUrl } from './shared-servers.ts';

const url = emptyNetworkUrl();
const { at } = pagesOf(url);
const EMAIL = 'feeds@example.org';
const PASSWORD = 'a long enough passphrase';

function post(call: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/auth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The profile of somebody who has just signed in. */
async function signedIn() {
  await post('signup', { name: 'Ada Lovelace', email: EMAIL, password: PASSWORD });
  const token = new URL(await linkInMail(url, EMAIL)).searchParams.get('token');
  await post('activate', { token });
  const watched = await at('login');
  await watched.page.getByLabel('Email').fill(EMAIL);
  await watched.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await watched.page.getByLabel('Password', { exact: true }).press('Enter');
  await watched.page.waitForURL('**/hedera/home');
  await watched.page.goto(`${url}/hedera/profile`);
  return watched;
}

describe('subscriptions in the profile', () => {
  it('makes subscriptions up to three, narrows them, opens queues to a reader and deletes them', async () => {
    const { page, troubles } = await signedIn();
    const add = page.getByRole('button', { name: 'ADD SUBSCRIPTION' });
    const dialog = page.getByRole('dialog');
    const subscribe = async (fill: () => Promise<unknown>) => {
      await add.click();
      await dialog.getByRole('radio', { name: /^Free/ }).waitFor();
      await fill();
      await dialog.getByRole('button', { name: 'SUBSCRIBE' }).click();
      await page
        .getByRole('dialog', { name: 'Thank you for subscribing.' })
        .getByRole('button', { name: 'Done' })
        .click();
    };
    const rowOf = (name: string) =>
      page
        .getByRole('table', { name: 'Subscriptions' })
        .getByRole('row')
        .filter({ hasText: new RegExp(`^${name}`) });
    await subscribe(async () => {
      expect(await dialog.getByRole('checkbox').count()).toBe(31);
      expect(await dialog.getByLabel('Number of messages', { exact: true }).isVisible()).toBe(false);
      await dialog.getByRole('checkbox', { name: 'CRYPTO_TRANSFER' }).check();
    });
    const rows = page.getByRole('table', { name: 'Subscriptions' }).getByRole('row');
    expect(await rows.first().getByRole('columnheader').allTextContents()).toEqual(
      'Subscription Type,Queue,Transaction Types,Expiry,Filters,Upload Abi,Delete'.split(','),
    );
    expect(await rows.nth(1).textContent()).toMatch(/^TRANSACTIONledgerscop….*CRYPTO_TRANSFERNever/);
    await subscribe(async () => {
      await dialog.getByLabel('Subscription type', { exact: true }).selectOption('EVENT');
      await dialog.getByRole('radio', { name: /^Count/ }).check();
      await dialog.getByLabel('Number of messages', { exact: true }).fill('5');
    });
    await subscribe(async () => {
      await dialog.getByLabel('Subscription type', { exact: true }).selectOption('HCS_TOPIC');
      await dialog.getByRole('radio', { name: /^Data/ }).check();
      await dialog.getByLabel('Period', { exact: true }).selectOption('1 year');
    });
    await rows.nth(3).waitFor();
    expect(await add.isDisabled()).toBe(true);
    expect(
      await rows
        .nth(1)
        .getByRole('button', { name: /^Upload/ })
        .count(),
    ).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    // One of them is made again, with a webhook.
    await rowOf('HCS_TOPIC')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await rows.nth(3).waitFor({ state: 'detached' });
    await add.click();
    await dialog.getByLabel('Subscription type', { exact: true }).selectOption('HCS_TOPIC');
    await dialog.getByLabel('Send to', { exact: true }).selectOption('Webhook');
    await dialog.getByLabel('Webhook URL', { exact: true }).fill('https://127.0.0.1/in');
    await dialog.getByRole('button', { name: 'SUBSCRIBE' }).click();
    await dialog.getByText('Must be a public URL that starts with https://').waitFor();
    await dialog.getByLabel('Webhook URL', { exact: true }).fill('https://hooks.example.invalid/in');
    await dialog.getByRole('button', { name: 'SUBSCRIBE' }).click();
    await dialog.getByText(/^whsec_/).waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await rowOf('HCS_TOPIC')
      .getByRole('button', { name: /^Deliveries/ })
      .click();
    await dialog.getByText('Nothing sent yet.').waitFor();
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await dialog.getByText(/^Test failed:/).waitFor({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByText('Paused. Messages are kept for up to 3 days.').waitFor();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await dialog.getByText('OK', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Rotate secret' }).click();
    await dialog.getByText(/^whsec_/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Resend dead letters' }).isDisabled()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await phoneFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await rowOf('TRANSACTION')
      .getByRole('button', { name: /^Filters/ })
      .click();
    const values = dialog.getByLabel('Values', { exact: true });
    await dialog.getByLabel('Filter type', { exact: true }).selectOption('MEMO');
    await values.fill('invoice');
    await values.press('Enter');
    await values.fill('order');
    await values.blur();
    await dialog.getByRole('button', { name: 'ADD FILTER' }).click();
    await dialog.getByText('invoice, order').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete invoice, order' }).click();
    await dialog.getByText('No filters yet, so no messages will be sent.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await rows
      .nth(2)
      .getByRole('button', { name: /^Upload/ })
      .click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('x') });
    await dialog.getByRole('button', { name: 'UPLOAD' }).click();
    // What cannot work says why at its field, and nothing of later.
    await dialog.locator('input[type=file][aria-invalid=true]').waitFor();
    expect(await dialog.getByText(/later/).count()).toBe(0);
    const abi = Buffer.from('[{"type":"event","name":"Paid","inputs":[]}]');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: abi });
    await dialog.getByRole('button', { name: 'UPLOAD' }).click();
    await rows
      .nth(2)
      .getByRole('button', { name: /^Replace/ })
      .waitFor();

    await rowOf('TRANSACTION')
      .getByRole('button', { name: /^Public/ })
      .click();
    expect(await dialog.getByRole('button', { name: 'ADD', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('nobody');
    await dialog.getByRole('button', { name: 'ADD', exact: true }).click();
    await dialog.getByText('Unable to add AWS User IAM, please check the format of your entry.').waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('textbox').fill('arn:aws:iam::000000000000:user/lsk_1');
    await dialog.getByRole('button', { name: 'ADD', exact: true }).click();
    await dialog.getByText('arn:aws:iam::000000000000:user/lsk_1', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await rowOf('TRANSACTION')
      .getByRole('button', { name: /^1 user/ })
      .waitFor();

    await rows
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page
      .getByRole('dialog', { name: 'Delete this subscription?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await rows.nth(3).waitFor({ state: 'detached' });
    expect(await add.isEnabled()).toBe(true);
    expect(await phoneFindings(page)).toEqual([]);
    // The browser itself says that the server refused two of them.
    expect(troubles.filter((text) => !/400/.test(text))).toEqual([]);
    await page.context().close();
  }, 120_000);
});
