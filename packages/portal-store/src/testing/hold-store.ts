// A process that opens the portal store of a folder and counts in it until it is ended, printing from where and what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { openPortalStore, setSiteSetting, siteSettings } from '../index.ts';

const [folder = '', writes = 'writes'] = process.argv.slice(2);
const store = await openPortalStore({ dataFolder: folder, unsafe: true });
console.log('open');
process.stdin.on('end', () => {
  void store.close().then(() => process.exit(0));
});
process.stdin.resume();
let count = Number((await siteSettings(store)).get('count') ?? 0);
console.log(count);
while (writes === 'writes') {
  try {
    await setSiteSetting(store, 'count', String(count + 1));
    count++;
    console.log(count);
  } catch {
    // The database was ended: it starts again under this process.
    await sleep(10);
  }
}
