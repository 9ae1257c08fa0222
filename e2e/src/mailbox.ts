/** The link of the newest mail to an address, as the development mailbox of a server shows it. */
export async function linkInMail(server: string, email: string): Promise<string> {
  const page = await (await fetch(`${server}/hedera/dev/mailbox`)).text();
  const mail = page.split('<article>').find((part) => part.includes(`To ${email} `));
  const link = /<a href="([^"]+)">/.exec(mail ?? '')?.[1];
  if (link === undefined) throw new Error(`no mail to ${email} holds a link`);
  return link;
}
