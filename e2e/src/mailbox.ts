import { vi } from 'vitest';

/**
 * The link of the newest mail to an address, as the development mailbox of a server shows it.
 * @param page what the link has to lead to: some mails are written after the reply to the call that asks for them
 */
export async function linkInMail(server: string, email: string, page = ''): Promise<string> {
  return vi.waitFor(
    async () => {
      const link = /<a href="([^"]+)">/.exec((await messagesTo(server, email))[0] ?? '')?.[1];
      if (link?.includes(`/hedera/${page}`) !== true) throw new Error(`no mail to ${email} holds a link to ${page}`);
      return link;
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** The code of the newest text to a number. */
export async function codeInText(server: string, number: string): Promise<string> {
  const code = /\b(\d{6}) is the code/.exec((await messagesTo(server, number))[0] ?? '')?.[1];
  if (code === undefined) throw new Error(`no text to ${number} holds a code`);
  return code;
}

/** Mails or texts to somebody, as HTML, the newest first. */
export async function messagesTo(server: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(`${server}/hedera/dev/mailbox`)).text();
  return page.split('<article>').filter((part) => part.includes(`To ${recipient} `));
}
