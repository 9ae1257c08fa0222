// The whole server, whose webhooks lead to a receiver on this machine: `soak-server.ts <port of the receiver> [flags]`.

import { dispatcherTo } from '@ledgerscope/feeds/deliveries/testing/webhook-receiver';
import { readConfig } from '@ledgerscope/server/config';
import { start } from '@ledgerscope/server/start';

const [port, ...flags] = process.argv.slice(2);
process.exitCode = await start(readConfig(flags, process.env), dispatcherTo(Number(port)));
