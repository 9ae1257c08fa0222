// `node scripts/serve.mjs <flags>`, for containers and services: runs the installed program as `npm start` does, without installing or
// building anything, and starts it again where it ends by itself or does not answer.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { heapFlags, supervise } from './supervise.mjs';

const main = path.join(path.dirname(fileURLToPath(import.meta.url)), '../apps/server/src/main.ts');
const args = process.argv.slice(2);
// Any other command of the program ends when it is done.
const isRestarted = args[0] === undefined || args[0] === 'start' || args[0].startsWith('-');
supervise(process.execPath, [...heapFlags(), main, ...args], { isRestarted });
