import { clickIn, focusOn, KEYS, type OtherBrowser, waitForValue, waitUntil } from './other-browser.ts';
import type { People } from './portal-people.ts';

const HEADING = 'document.querySelector("h1")?.textContent';

/** From the home page through a search and a list to a transaction, and back. */
export async function walkToTransaction(browser: OtherBrowser, url: string): Promise<void> {
  await browser.open(`${url}/hedera/home`);
  await focusOn(browser, 'main form input');
  await browser.press(`withdrawal${KEYS.enter}`);
  await waitUntil(browser, `${HEADING} === "Results for “withdrawal”"`);
  await browser.open(`${url}/hedera/transactions`);
  await clickIn(browser, 'main .data a[href*="/transactions/"]');
  await waitUntil(browser, '/transactions\\/0\\.0\\.\\d+@/.test(location.pathname)');
  await waitUntil(browser, `(${HEADING} ?? "").length > 10`);
  await browser.evaluate('history.back()');
  await waitUntil(browser, `${HEADING} === "Transactions"`);
}

/** Types a date digit by digit, then another year: the minute stays, whatever distance from UTC the zone had in that year. */
export async function typeDates(browser: OtherBrowser, url: string): Promise<void> {
  const field = 'document.querySelector("input[type=datetime-local]").value';
  await browser.open(`${url}/hedera/transactions`);
  await clickIn(browser, 'main button', 'Time: all time');
  await focusOn(browser, 'input[type=datetime-local]');
  await browser.press(['11', '28', '2025', '10', '15', 'A'].join(KEYS.right));
  await waitForValue(browser, field, '2025-11-28T10:15');
  await browser.press(KEYS.left.repeat(3));
  for (const [digit, year] of [
    ['1', '0001'],
    ['8', '0018'],
    ['9', '0189'],
    ['0', '1890'],
  ] as const) {
    await browser.press(digit);
    await waitForValue(browser, field, `${year}-11-28T10:15`);
  }
}

/** Signs up, signs in by keyboard, and subscribes to transactions in the profile. */
export async function subscribe(browser: OtherBrowser, url: string, people: People, email: string): Promise<void> {
  await people.signUp(email);
  await browser.open(`${url}/hedera/login`);
  await focusOn(browser, 'input[type=email]');
  await browser.press(email);
  await focusOn(browser, 'input[type=password]');
  await browser.press(`a long enough passphrase${KEYS.enter}`);
  await waitUntil(browser, 'location.pathname === "/hedera/home"');
  await browser.open(`${url}/hedera/profile`);
  await clickIn(browser, 'button', 'ADD SUBSCRIPTION');
  await focusOn(browser, 'dialog input[type=checkbox]');
  await browser.press(KEYS.space);
  await clickIn(browser, 'dialog button', 'SUBSCRIBE');
  await clickIn(browser, 'dialog button', 'Done');
  await waitUntil(browser, 'document.querySelectorAll("table[aria-label=Subscriptions] tbody tr").length === 1');
}

/** Exports a list as CSV. */
export async function download(browser: OtherBrowser, url: string): Promise<void> {
  await browser.open(`${url}/hedera/transactions?limit=5&transactionTypes=CONSENSUSCREATETOPIC`);
  await clickIn(browser, 'main button', 'Export');
  await clickIn(browser, 'button', 'CSV');
  await waitUntil(browser, 'document.body.textContent.includes("Download complete.")');
}
