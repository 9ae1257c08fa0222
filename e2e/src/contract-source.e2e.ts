import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from './browser-page.ts';
import { pagesOf } from './pages-of.ts';
import { liveDemo } from './shared-servers.ts';

const SOLIDITY = fileURLToPath(new URL('../../packages/demo-network/src/contracts/solidity/', import.meta.url));
/** The compiler runs three times at most, on a machine that does other things. */
const COMPILE_MS = 120_000;
const BALANCE_OF = JSON.stringify([
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
]);
const demo = liveDemo();
const { at } = pagesOf(demo.url);

describe('the source of a contract', () => {
  it('is verified by anybody who has it, shown to everybody, and read by its view functions', {
    timeout: 2 * COMPILE_MS,
  }, async () => {
    const id = await contractNamed('Market');
    const { page, troubles } = await at(`contracts/${id}?code=source`);
    const validate = page.getByRole('button', { name: 'VALIDATE' });
    await expect.poll(() => validate.isDisabled()).toBe(true);
    const source = path.join(SOLIDITY, 'market.sol');
    await page.getByLabel('Source', { exact: true }).setInputFiles(source);
    await page.getByLabel('Optimizer runs').fill('');
    await validate.click();
    await page.getByText('none of the 3 contracts matches').waitFor({ timeout: COMPILE_MS });
    await page.getByLabel('Optimizer runs').fill('200');
    await page.getByLabel('EVM version').fill('cancun');
    await validate.click();
    await page.getByText('Full match').waitFor({ timeout: COMPILE_MS });
    const shown = page.getByRole('region', { name: 'market.sol' });
    expect((await shown.textContent())?.trim()).toBe(fs.readFileSync(source, 'utf8').trim());
    expect(await shown.locator('[data-kind="keyword"]', { hasText: 'contract' }).count()).toBeGreaterThan(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Read' }).click();
    const currency = page.getByRole('listitem').filter({ has: page.getByRole('form', { name: 'currency' }) });
    await currency.getByRole('button', { name: 'Read' }).click();
    await currency.getByText(/As of block \d+/).waitFor();
    expect(await currency.getByRole('link').count()).toBe(1);
    const listings = page.getByRole('listitem').filter({ has: page.getByRole('form', { name: 'listings' }) });
    await listings.getByLabel('Parameter 1').fill('-1');
    await listings.getByRole('button', { name: 'Read' }).click();
    await listings.getByText('Parameter 1 must be of type uint256').waitFor();
    await listings.getByLabel('Parameter 1').fill(String(2n ** 200n));
    await listings.getByRole('button', { name: 'Read' }).click();
    await listings.getByText('The call reverted with no reason given.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // The verification that failed is a reply like others; the browser writes it into its console.
    expect(troubles.filter((text) => !text.includes('400'))).toEqual([]);
    await page.context().close();
  });
});

describe('reading a contract by the ABI of the visitor', () => {
  it('knows accounts by the addresses that contracts know them by', async () => {
    const id = await contractNamed('Lantern (LNTN)');
    const holder = await aliasedHolder(id);
    const { page } = await at(`contracts/${id}?code=read`);
    await page.getByRole('button', { name: 'Add ABI' }).click();
    await page.getByRole('textbox', { name: 'or paste the ABI' }).fill(BALANCE_OF);
    await page.getByRole('button', { name: 'Use this ABI' }).click();
    const form = page.getByRole('listitem').filter({ has: page.getByRole('form', { name: 'balanceOf' }) });
    await form.getByLabel('owner').fill(holder);
    await form.getByRole('button', { name: 'Read' }).click();
    await form.getByText(/As of block \d+/).waitFor();
    expect(await form.getByText('no recorded value').count()).toBe(0);
    await page.context().close();
  });
});

/** An account that got some of a token and that contracts know by an address of its key. */
async function aliasedHolder(contract: string): Promise<string> {
  const { data } = await demo.reply<{ data: { payerID: string }[] }>(
    `/api/contracts/${contract}/transactions?limit=25`,
  );
  for (const payer of new Set(data.map(({ payerID }) => payerID))) {
    const moves = await demo.reply<{ data: { contractID: string }[] }>(`/api/accounts/${payer}/erc20-transfers`);
    const { evmAddress } = await demo.data<{ evmAddress: string | null }>(`/api/accounts/${payer}`);
    const isOfKey = evmAddress !== null && !evmAddress.startsWith('0'.repeat(24));
    if (isOfKey && moves.data.some(({ contractID }) => contractID === contract)) return payer;
  }
  throw new Error('nobody with an address of its own has sent or got the token');
}

/** A contract of the demo network whose source has this name. */
async function contractNamed(name: string): Promise<string> {
  const found = async () =>
    (await demo.data<{ id: string; name: string }[]>('/api/names')).find((one) => one.name === name)?.id ?? '';
  await expect.poll(found, { timeout: 60_000 }).not.toBe('');
  return found();
}
