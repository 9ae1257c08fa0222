import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyActions, type OtherBrowser } from './other-browser.ts';

/** Where Debian's package puts it. */
const FIREFOX = process.env.LEDGERSCOPE_FIREFOX ?? '/usr/bin/firefox-esr';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Whether there is a Firefox on this machine. */
export function hasFirefox(): boolean {
  return fs.existsSync(FIREFOX);
}

/** Starts Firefox with a profile of its own, without a window, driven by WebDriver BiDi. @param minimumFontSize the least size of text, in pixels */
export async function startFirefox(minimumFontSize = 0): Promise<OtherBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-firefox-'));
  fs.writeFileSync(
    path.join(profile, 'user.js'),
    preferences({
      'font.minimum-size.x-western': minimumFontSize,
      'browser.download.folderList': 2,
      'browser.download.dir': profile,
    }),
  );
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(FIREFOX, flags, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } });
  const socket = new WebSocket(`${await addressOf(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const { send, errors } = callsOver(socket);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    resize: async (width) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height: 900 } });
    },
    evaluate: async (expression) => {
      const reply = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
      return (reply as { result?: { value?: unknown } }).result?.value;
    },
    press: async (keys) => {
      await send('input.performActions', { context, actions: keyActions(keys) });
    },
    errors: () => errors.splice(0),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      socket.close();
      child.kill();
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function preferences(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join('');
}

function addressOf(child: ChildProcess): Promise<string> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Firefox ended: ${log}`)));
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      log += part;
      const address = LISTENING.exec(log)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

/** Commands and their answers, and what the console says meanwhile. */
function callsOver(socket: WebSocket) {
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  };
  let sent = 0;
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, (message) => {
        waiting.delete(id);
        if (message.type === 'error') reject(new Error(`${method}: ${message.message}`));
        else resolve(message.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, errors };
}
