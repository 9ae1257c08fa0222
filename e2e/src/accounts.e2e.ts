import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { linkInMail } from './mailbox.ts';
import { pagesOf } from './pages-of.ts';
import { phoneFindings } from './phone-widths.ts';
import { emptyNetworkUrl } from './shared-servers.ts';

const url = emptyNetworkUrl();
const { at, open } = pagesOf(url);
const PASSWORD = 'a long enough passphrase';
const SIGN_IN_FAILED = 'Sign in failed! Please verify your credentials.';

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm the password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText(`An activation link has been sent to ${email}.`).waitFor();
}

async function activate(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(url, email));
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await page.getByText('Your account is active.').waitFor();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Pages of somebody who has just signed in. */
async function signedIn(email: string, width = 1280) {
  const { page, troubles } = await at('signup', { width });
  await signUp(page, email);
  await activate(page, email);
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await signIn(page, email);
  await page.waitForURL('**/hedera/home');
  return { page, troubles };
}

const storedUser = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => /user/.test(key)));

describe('accounts', () => {
  it('lead from a protected page through sign-up, the mail and sign-in back to that page, and out again', async () => {
    const email = 'journey@example.org';
    const { page, troubles } = await at('profile?tab=payments');
    await page.waitForURL('**/hedera/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, email);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await signIn(page, email);
    await page.getByText(SIGN_IN_FAILED).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await activate(page, email);
    await page.goto(`${url}/hedera/profile?tab=payments`);
    await page.waitForURL('**/hedera/login');
    await signIn(page, email);
    await page.waitForURL('**/hedera/profile?tab=payments');
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    await page.getByText('JOINED IN').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
    expect(await storedUser(page)).toHaveLength(1);
    // Pages for who is signed out lead back.
    await page.goto(`${url}/hedera/signup`);
    await page.waitForURL('**/hedera/home');
    await page.getByRole('button', { name: 'Your account, Ada Lovelace' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/hedera/profile');
    await page.getByRole('button', { name: 'Your account, Ada Lovelace' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/hedera/home');
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await storedUser(page)).toEqual([]);
    // The failed sign-in is the one thing that the console names.
    expect(troubles.filter((trouble) => !trouble.includes('/api/auth/login'))).toEqual([]);
    await page.context().close();
  });

  it('get a new password by a link, which signs all devices out', async () => {
    const email = 'forgot@example.org';
    const { page } = await signedIn(email);
    const { page: other } = await at('login');
    await other.getByRole('link', { name: 'Forgot your password?' }).click();
    await other.waitForURL('**/hedera/reset-password');
    await other.getByLabel('Email').fill('nobody@example.org');
    await other.getByRole('button', { name: 'Send a reset link' }).click();
    await other.getByText('Unable to issue reset request: Email not found.').waitFor();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send a reset link' }).click();
    await other.getByText('A reset link has been sent to').waitFor();
    const link = await linkInMail(url, email, 'reset-password');
    const set = async (password: string) => {
      await other.goto(link);
      await other.getByLabel('New password', { exact: true }).fill(password);
      await other.getByLabel('Confirm the new password', { exact: true }).fill(password);
      await other.getByRole('button', { name: 'Set the new password' }).click();
    };
    await set('another long passphrase');
    await other.waitForURL('**/hedera/login');
    await signIn(other, email, 'another long passphrase');
    await other.waitForURL('**/hedera/home');
    await other.getByRole('button', { name: /^Your account/ }).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await other.goto(link);
    await other.getByText('Unable to reset password: The link may have expired.').waitFor();
    // The session of the first page has ended: the next call signs it out.
    await page.goto(`${url}/hedera/profile`);
    await page.waitForURL('**/hedera/login');
    expect(await storedUser(page)).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('are edited, saved and cancelled on the profile card', async () => {
    const { page, troubles } = await signedIn('profile@example.org');
    await page.goto(`${url}/hedera/profile`);
    const card = page.getByRole('region', { name: 'Ada' });
    await card.getByRole('button', { name: 'EDIT' }).click();
    expect(await page.getByLabel('Country code').inputValue()).toBe('US');
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Contact phone').fill('12');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await page.getByText("Can't be blank").waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
    await page.getByLabel('Name').fill('Ada L.');
    await page.getByLabel('Contact phone').fill('202 555 0123');
    await page.getByRole('button', { name: 'SAVE' }).click();
    await page.getByText('Profile saved.').waitFor();
    await page.getByText('+12025550123').waitFor();
    await page.getByRole('button', { name: 'EDIT' }).click();
    await page.getByLabel('Name').fill('Somebody else');
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Ada L.' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('say what is wrong with a field when it is left, by the texts of the specification', async () => {
    const { page } = await at('signup');
    await page.getByLabel('Email').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByText('Invalid email').waitFor();
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const text of [
      "Can't be blank",
      'Invalid email',
      'Use at least 10 characters',
      'Please confirm your password',
    ])
      await page.getByText(text).first().waitFor();
    await page.getByLabel('Confirm the password', { exact: true }).fill('other');
    await page.getByText("Passwords don't match").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto(`${url}/hedera/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid email').waitFor();
    await page.getByText("Can't be blank").waitFor();
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('fit a narrow screen, and axe finds nothing, in the %s theme', async (theme) => {
    const { page } = await open({ width: 360, theme });
    for (const path of ['login', 'signup', 'reset-password', 'reset-password?token=x', 'activate?token=x']) {
      await page.goto(`${url}/hedera/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await phoneFindings(page), path).toEqual([]);
      expect(await accessibilityFindings(page), path).toEqual([]);
    }
    await page.context().close();
  });
});

describe('the profile', () => {
  it('holds saved accounts with alias, alerts and dialogs; the header lists them', async () => {
    const { page, troubles } = await signedIn('saved@example.org');
    await page.goto(`${url}/hedera/profile`);
    await page.getByText('You aren’t following any accounts yet.').waitFor();
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText('Create an API key').waitFor();
    await steps.getByText(/^0 of \d done$/).waitFor();
    const add = async (account: string, alias: string) => {
      await page.getByRole('button', { name: 'FOLLOW AN ACCOUNT' }).click();
      await page.getByLabel('Account', { exact: true }).fill(account);
      await page.getByLabel('Alias').fill(alias);
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
    };
    await add('shop', '');
    await page.getByText('Invalid format! Should be x.y.z').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await add('0.0.1001', 'My shop');
    await page.getByText('You’re now following 0.0.1001.').waitFor();
    await add('0.0.1002', '');
    await page.getByText('You’re now following 0.0.1002.').waitFor();
    await steps.getByText(/^1 of \d done$/).waitFor();
    await steps.getByRole('button', { name: 'Hide' }).click();
    await steps.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Email for My shop' }).click();
    await page.getByText('Email notifications for My shop turned on.').waitFor();
    await page.getByRole('switch', { name: 'SMS for My shop' }).click();
    await page.getByRole('dialog', { name: 'Mobile number required for SMS notifications' }).waitFor();
    await page.getByText("Click 'EDIT' under your profile to add your mobile number.").waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Look up an account' }).click();
    const list = page.getByRole('navigation', { name: 'Saved accounts' });
    await expect
      .poll(() => list.getByRole('link').allTextContents())
      .toEqual(['My shop0.0.1001', 'UNNAMED ACCOUNT0.0.1002']);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await phoneFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove My shop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('My shop removed.').waitFor();
    await page.reload();
    await page.getByRole('cell', { name: 'UNNAMED ACCOUNT' }).waitFor();
    expect(await page.getByText('My shop').count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('makes keys, shows their secret once with a CSV, switches and deletes them', async () => {
    const { page, troubles } = await signedIn('keys@example.org');
    await page.goto(`${url}/hedera/profile`);
    const generate = page.getByRole('button', { name: 'GENERATE API KEY' });
    await generate.click();
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    const key = (await dialog.getByText(/^ls_test_/).textContent())?.trim() ?? '';
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ledgerscope-api-key.csv');
    await dialog.getByRole('button', { name: 'Done' }).click();
    expect(await page.getByText(key).count()).toBe(0);
    await page.getByRole('cell', { name: `…${key.slice(-4)}` }).waitFor();
    await page.getByRole('button', { name: 'ACTIVE', exact: true }).click();
    await page.getByRole('button', { name: 'INACTIVE', exact: true }).click();
    await page.getByRole('button', { name: 'ACTIVE', exact: true }).waitFor();
    for (let count = 0; count < 2; count++) {
      await generate.click();
      await dialog.getByRole('button', { name: 'Done' }).click();
    }
    await generate.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Delete lsk_/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Key deleted.').waitFor();
    await generate.waitFor();
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await phoneFindings(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('changes the password, shows statements and payments empty, and deletes the account', async () => {
    const email = 'leaves@example.org';
    const { page } = await signedIn(email, 390);
    await page.goto(`${url}/hedera/profile`);
    await page.getByText('This device').waitFor();
    expect(await phoneFindings(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const tab of ['STATEMENTS', 'PAYMENTS']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByText('No data available').waitFor();
    }
    await page.getByRole('tab', { name: 'PROFILE' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('another long passphrase');
    await page.getByLabel('Confirm the new password', { exact: true }).fill('another long passphrase');
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete my account' });
    await remove.click();
    await page.getByText('Incorrect password').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill('another long passphrase');
    await remove.click();
    await page.getByText('Your account has been deleted.').waitFor();
    await page.goto(`${url}/hedera/login`);
    await signIn(page, email, 'another long passphrase');
    await page.getByText(SIGN_IN_FAILED).waitFor();
    await page.context().close();
  });
});
