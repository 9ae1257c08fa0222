// Makes a portal store without rows in a folder: run as a program with that folder.
import { openPortalStore } from '../open-portal-store.ts';

const store = await openPortalStore({ dataFolder: String(process.argv[2]), unsafe: true });
await store.close();
