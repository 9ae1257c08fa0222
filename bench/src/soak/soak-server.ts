// The whole server, whose webhooks lead to a receiver on this machine: `soak-server.ts <port of the receiver> [flags]`.
import { readConfig } from '../../../apps/server/src/config.ts';
import { dispatcherTo } from '../../../apps/server/src/feeds/deliveries/testing/webhook-receiver.ts';
import { start } from '../../../apps/server/src/start.ts';

const [port, ...flags] = process.argv.slice(2);
process.exitCode = await start(readConfig(flags, process.env), dispatcherTo(Number(port)));
