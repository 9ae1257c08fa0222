import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { keyActions, type OtherBrowser, untilItWorks } from './other-browser.ts';

/** Of Debian's packages `webkit2gtk-driver` and `xvfb`; the second is a screen for its window. */
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
/** Whether this machine has WebKitGTK with its driver, and a place for its window. */
export function hasWebKit(): boolean {
  return PROGRAMS.every((program) => fs.existsSync(program));
}

/** Starts WebKitGTK with a home of its own. @param timeZone of the device, such as `Europe/Berlin` */
export async function startWebKit(timeZone = 'UTC'): Promise<OtherBrowser> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(PROGRAMS[0], [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      TZ: timeZone,
      LANG: 'en_US.UTF-8',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const send = callsTo(`http://127.0.0.1:${port}`);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const { sessionId } = (await untilItWorks(() => send('POST', '/session', { capabilities }))) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    resize: async (width) => {
      await send('POST', `${session}/window/rect`, { width, height: 900 });
    },
    evaluate: (expression) => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: async (keys) => {
      await send('POST', `${session}/actions`, { actions: keyActions(keys) });
    },
    errors: () => [],
    close: async () => {
      await send('DELETE', session);
      await Promise.all([driver, screen].map(end));
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screen that nobody sees, with the first number that is free. */
async function startScreen() {
  const screen = spawn(PROGRAMS[1], ['-displayfd', '3', '-screen', '0', '1960x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Commands of WebDriver and their answers. */
function callsTo(origin: string) {
  return async (method: string, address: string, body?: object) => {
    const reply = await fetch(`${origin}${address}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { value: unknown };
    if (reply.status === 200) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${address}: ${error}, ${message}`);
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
