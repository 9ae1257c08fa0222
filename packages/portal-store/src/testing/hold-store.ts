// A process that opens the portal store of a folder and writes to it until it is ended, telling what was acknowledged.
import { openPortalStore, setSiteSetting } from '../index.ts';

const [folder = '', writes = 'writes'] = process.argv.slice(2);
const store = await openPortalStore({ dataFolder: folder, unsafe: true });
console.log('open');
process.stdin.on('end', () => {
  void store.close().then(() => process.exit(0));
});
process.stdin.resume();
for (let count = 1; writes === 'writes'; count++) {
  await setSiteSetting(store, 'count', String(count));
  console.log(count);
}
