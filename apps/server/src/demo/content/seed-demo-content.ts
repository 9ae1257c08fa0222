import { setTimeout as sleep } from 'node:timers/promises';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import type { Portal } from '@ledgerscope/portal/open-portal';
import {
  addAnnouncement,
  addContractAbi,
  addNews,
  type PortalStore,
  saveDapp,
  setSiteSetting,
  siteSettings,
} from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import { demoContent } from './demo-content.ts';
import { type DemoContracts, findDemoContracts } from './find-demo-contracts.ts';

const LOOK_MS = 2_000;
/** Stores for which contracts it was done, so that changes by an administrator stay. */
const MARK = 'demoContent';

/** On a simulated network, once its dapps are there: puts them, their ABIs, an announcement and news into the portal. */
export async function seedDemoContent(
  portal: Portal,
  ledger: LedgerStore,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const store = await portal.opened;
  while (store !== undefined && !signal.aborted) {
    try {
      const contracts = await findDemoContracts(ledger);
      if (contracts !== undefined) {
        if (await writeDemoContent(store, contracts, new Date()))
          log.info('the dapps of the simulated network are listed');
        return;
      }
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error }, 'the dapps of the simulated network could not be listed; trying again');
    }
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Writes it unless it was written for these very contracts; says whether it did. */
export async function writeDemoContent(store: PortalStore, contracts: DemoContracts, now: Date): Promise<boolean> {
  const { developer, auction, market, coin } = contracts;
  const mark = [developer, auction, market, coin].join();
  const before = (await siteSettings(store)).get(MARK);
  if (before === mark) return false;
  const { dapps, abis, announcements, news } = demoContent(contracts, now);
  for (const dapp of dapps) await saveDapp(store, dapp);
  for (const abi of abis) await addContractAbi(store, abi);
  // Another simulated network has other contracts, but the same news.
  if (before === undefined) {
    for (const announcement of announcements) await addAnnouncement(store, announcement);
    for (const item of news) await addNews(store, item);
  }
  await setSiteSetting(store, MARK, mark);
  return true;
}
