import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkInMail } from './mailbox.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const PASSWORD = 'a long enough passphrase';

/** What people of a server with a mailbox do. */
export interface People {
  /** Signs in somebody who has a password. */
  readonly signIn: (page: Page, email: string) => Promise<void>;
  /** Makes a call that has to work; answers its data. @param body what is sent as JSON, or a form with files */
  readonly call: (method: string, path: string, body: unknown, token?: string) => Promise<unknown>;
  /** Signs in without a page. */
  readonly sessionOf: (email: string) => Promise<{ readonly id: string; readonly token: string }>;
  /** Signs up and activates the account. @param facts of the person, besides a name */
  readonly signUp: (email: string, facts?: Readonly<Record<string, string>>) => Promise<void>;
  /** Makes an administrator as an operator does, and sets the password by the link that the command writes. */
  readonly makeAdministrator: (email: string) => Promise<void>;
}

/** Where people are: `data` is needed only to make administrators. */
interface Place {
  readonly url: string;
  readonly data?: string;
}

/** The people of a server. @param running the server, which may start later */
export function peopleOf(running: () => Place): People {
  const call: People['call'] = async (method, path, body, token) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${running().url}${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    expect(reply.status, text).toBe(200);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  return {
    call,
    signIn: async (page, email) => {
      await page.goto(`${running().url}/hedera/login`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.waitForURL('**/hedera/home');
    },
    sessionOf: async (email) => {
      const user = await call('POST', '/api/auth/login', { username: email, password: PASSWORD });
      const { id, access_token: token } = user as { id: string; access_token: string };
      return { id, token };
    },
    signUp: async (email, facts = {}) => {
      await call('POST', '/api/auth/signup', { name: 'Ada Lovelace', email, password: PASSWORD, ...facts });
      const token = new URL(await linkInMail(running().url, email)).searchParams.get('token');
      await call('POST', '/api/auth/activate', { token });
    },
    makeAdministrator: async (email) => {
      const made = spawnSync(process.execPath, [MAIN, 'admin', 'create', email, '--data', `${running().data}`], {
        encoding: 'utf8',
      });
      const token = /token=([\w-]{43})/.exec(`${made.stdout}${made.stderr}`)?.[1];
      expect(token, `${made.stdout}${made.stderr}`).toBeDefined();
      await call('POST', '/api/auth/password-update', { password: PASSWORD, token });
    },
  };
}
