import fs from 'node:fs';
import { openPortalStore } from '@ledgerscope/portal-store';
import { pino } from 'pino';
import { Meter } from '../meter.ts';

const AT_ONCE = 3;
const SETTLE_MS = 30;
const MOST_UNITS = 3;

/** Serves calls of the users that it is given until it is killed, or asked to end, and notes what it served where that outlives it. */
async function run(databaseUrl: string, folder: string, users: readonly string[]): Promise<void> {
  const store = await openPortalStore({ databaseUrl });
  const meter = new Meter(() => store, {
    mailOf: (recipient) => ({ recipient, subject: 'Units', text: '', html: '' }),
    log: pino({ enabled: false }),
    folder: `${folder}/journal`,
  });
  await meter.recover();
  const timer = setInterval(() => void meter.settle(), SETTLE_MS);
  let isEnding = false;
  process.once('message', () => {
    isEnding = true;
  });
  const serve = async (user: string) => {
    for (let units = 1; !isEnding; units = (units % MOST_UNITS) + 1) {
      const caller = { userId: BigInt(user), accessKey: `key of ${user}` };
      const hold = await meter.hold(caller, 'call', MOST_UNITS);
      if (hold === undefined) break;
      await new Promise((resolve) => setImmediate(resolve));
      hold.charge(units);
      fs.appendFileSync(`${folder}/${user}`, 'x'.repeat(units));
    }
  };
  process.send?.('serving');
  const serveAll = async (user: string) => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => serve(user)));
    if (!isEnding) process.send?.(`refused ${user}`);
  };
  await Promise.all(users.map(serveAll));
  clearInterval(timer);
  await meter.settle(true);
  await store.close();
  process.disconnect?.();
}

const [databaseUrl = '', folder = '', ...users] = process.argv.slice(2);
await run(databaseUrl, folder, users);
