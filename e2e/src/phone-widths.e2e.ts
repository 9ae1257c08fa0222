import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { PATHS } from '@ledgerscope/web/shared/paths';
import { afterAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { phoneFindings } from './phone-widths.ts';
import { peopleOf } from './portal-people.ts';
import { openSettled } from './settled.ts';
import { stillLedger } from './shared-servers.ts';
import { siteAddresses } from './site-addresses.ts';

/** Pages that show other things to who is signed in; all others differ by the header alone, as the home page does. */
const OWN: readonly string[] = [
  PATHS.home,
  PATHS.profile,
  `${PATHS.profile}?tab=statements`,
  `${PATHS.profile}?tab=payments`,
  PATHS.apiView,
  PATHS.subscriptionView,
  PATHS.pricing,
  PATHS.payment,
  PATHS.dappCatalog,
  PATHS.contact,
  PATHS.marketplace,
  PATHS.deployment,
];

const ledger = stillLedger();
const people = peopleOf(() => ledger.server);
afterAll(async () => {
  await (await sharedBrowser()).close();
});

// `sweep.e2e.ts` does the same to every page of who is signed out.
it('fits at every width of a phone for who is signed in, with its menu in sight', async () => {
  const { page } = await openPage(await sharedBrowser(), ledger.server.url, { width: 390 });
  await people.signUp('phones@example.org');
  await people.signIn(page, 'phones@example.org');
  const findings: string[] = [];
  const addresses = testSize(0, 1) === 1 ? [...OWN, ...(await siteAddresses(ledger.get))] : OWN;
  for (const address of new Set(addresses)) {
    await openSettled(page, `${ledger.server.url}/hedera${address}`);
    expect(page.url()).toContain(address);
    findings.push(...(await phoneFindings(page)).map((finding) => `${address}, ${finding}`));
  }
  await page.context().close();
  expect(findings).toEqual([]);
}, 500_000);
