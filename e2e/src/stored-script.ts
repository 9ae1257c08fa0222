import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WatchedPage } from './browser-page.ts';
import type { People } from './portal-people.ts';

/** Ends a script of the document, and begins an element of its own. */
const SCRIPT = '"\'</script><img src=/evil onerror=evil()>';
/** The same as an address, in which there is no space. */
const LINK = 'https://market.example/"><img/src=/evil>';
const OWNER = 'evil@example.org';
const OPERATOR = 'watch@example.org';
const DAPP = 'tscriptimgsrcevilonerrorevil';

interface Nft {
  readonly tokenId: string;
  readonly serialNumber: number;
}

/**
 * Stores script in every text that people can store, each with a letter before it, has the operator approve it, and looks at
 * every page and mail that shows it: all of it is text.
 * @param open opens a page of another person
 */
export async function tryStoredScript(url: string, open: () => Promise<WatchedPage>, people: People): Promise<void> {
  const { data } = (await (await fetch(`${url}/api/nfts/nfts?limit=2`)).json()) as { data: readonly Nft[] };
  const nft = data[1];
  if (nft === undefined) throw new Error('the demo network has too few NFTs');
  await people.signUp(OWNER, { name: `N${SCRIPT}`, company: `Y${SCRIPT}` });
  await people.makeAdministrator(OPERATOR);
  await storeAsOwner(people, nft);
  await storeAsOperator(people);
  const [operator, owner, visitor] = await Promise.all([open(), open(), open()]);
  await people.signIn(operator.page, OPERATOR);
  await people.signIn(owner.page, OWNER);
  await lookAsOperator(url, operator.page);
  await lookAsOwner(url, owner.page);
  await lookAsVisitor(url, visitor.page, nft);
  for (const { page, troubles } of [operator, owner, visitor]) {
    expect(troubles.filter((trouble) => !trouble.includes('/api/nfts/media/'))).toEqual([]);
    await page.context().close();
  }
}

async function storeAsOwner({ call, sessionOf }: People, { tokenId, serialNumber }: Nft): Promise<void> {
  const { id, token } = await sessionOf(OWNER);
  await call('POST', `/api/users/${id}/accounts`, { accountId: '0.0.1001', alias: `A${SCRIPT}` }, token);
  const dapp = new FormData();
  for (const [name, text] of Object.entries({
    title: `T${SCRIPT}`,
    company: `C${SCRIPT}`,
    description: `D${SCRIPT}`,
    deployed: `P${SCRIPT}`,
    website: LINK,
    accountId: '0.0.1001',
    contractId: '0.0.1002',
  }))
    dapp.append(name, text);
  dapp.append('sourceCode', new Blob([`// S${SCRIPT}`]), `F${SCRIPT}.sol`);
  await call('POST', `/api/dapps/${DAPP}/create`, dapp, token);
  const link = { tokenId, serial: String(serialNumber), nftOwner: '0.0.1001', email: OWNER, marketplaceLink: LINK };
  await call('POST', '/api/nftMarketPlace/register', { ...link, phone: `H${SCRIPT}`.slice(0, 40) });
  await call('POST', '/api/contact-us', { name: `M${SCRIPT}`, email: OWNER, message: `W${SCRIPT}` });
}

async function storeAsOperator({ call, sessionOf }: People): Promise<void> {
  const { token } = await sessionOf(OPERATOR);
  const today = new Date().toISOString().slice(0, 10);
  const banner = { description: `B${SCRIPT}`, severity: 'low', date_from: today, date_to: today, active: true };
  for (const isFor of [true, false])
    await call('POST', '/api/admin/announcements', { ...banner, for_logged_in: isFor }, token);
  const news = { title: `L${SCRIPT}`, description: `K${SCRIPT}`, date: today, active: true };
  await call('POST', '/api/admin/news', news, token);
}

/** What begins with these letters is text on the page, and nothing of it is an element. */
async function expectText(page: Page, letters: string): Promise<void> {
  for (const letter of letters)
    await expect
      .poll(() => page.locator('body').textContent(), { message: `${letter} at ${page.url()}` })
      .toContain(`${letter}"'</script><img`);
  expect(await page.locator('img[src*="/evil"], [onerror]').count(), page.url()).toBe(0);
}

async function openWithText(url: string, page: Page, route: string, letters: string): Promise<void> {
  await page.goto(`${url}/hedera/${route}`);
  await expectText(page, letters);
}

async function lookAsOperator(url: string, page: Page): Promise<void> {
  await openWithText(url, page, 'admin', 'TCD');
  const approve = page.getByRole('button', { name: 'Approve' });
  for (let waiting = await approve.count(); waiting > 0; waiting--) {
    await approve.first().click();
    await expect.poll(() => approve.count()).toBe(waiting - 1);
  }
  for (const [tab, letters] of [
    ['announcements', 'B'],
    ['news', 'L'],
    ['dapps', 'T'],
    ['users', 'NY'],
  ] as const)
    await openWithText(url, page, `admin?tab=${tab}`, letters);
  await openWithText(url, page, 'admin?tab=audit', 'B');
}

async function lookAsOwner(url: string, page: Page): Promise<void> {
  await openWithText(url, page, 'profile', 'NYATDB');
  for (const [button, letters] of [
    [/^Contracts of/, 'T'],
    [/^Update T/, 'T'],
    [/^Your account/, 'N'],
    ['Look up an account', 'A'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expectText(page, letters);
    await page.keyboard.press('Escape');
  }
}

async function lookAsVisitor(url: string, page: Page, { tokenId, serialNumber }: Nft): Promise<void> {
  await openWithText(url, page, `dapps/${DAPP}`, 'TCDPB');
  await openWithText(url, page, `nft/${tokenId}?serialNumber=${serialNumber}`, 'B');
  await page.getByRole('link', { name: /^Listed at market\.example/ }).waitFor();
  await page.getByRole('button', { name: 'Developer Resources' }).click();
  await expectText(page, 'T');
  // The newest dapp is on the last page of the catalog.
  const { totalCount } = (await (await fetch(`${url}/api/dapps?limit=1`)).json()) as { totalCount: number };
  await openWithText(url, page, `dappcatalog?page=${Math.ceil(totalCount / 4)}`, 'TD');
  // The operator's mail and the mail of the decision, as the mailbox shows them.
  await openWithText(url, page, 'dev/mailbox', 'MWT');
  for (const route of ['home', `dapps/${DAPP}`]) {
    const document = await (await fetch(`${url}/hedera/${route}`)).text();
    expect(document, route).not.toContain('<img src=/evil');
  }
}
