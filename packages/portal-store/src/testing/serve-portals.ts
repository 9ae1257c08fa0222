// Runs a PostgreSQL for tests until its input ends; says the folder of its socket.
import { once } from 'node:events';
import { startPortalServer } from './portal-server.ts';

const server = await startPortalServer();
console.log(server.host);
process.stdin.resume();
await once(process.stdin, 'end');
await server.stop();
