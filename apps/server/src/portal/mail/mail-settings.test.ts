import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

const SMTP = 'smtp://user:secret-word@mail.example:587';
const PUBLIC = ['--public-url', 'https://explorer.example'];

describe('the settings of mails', () => {
  it('are the development mailbox by default, and SMTP where it is set', () => {
    expect(readConfig([], {}).portal.mail).toEqual({ smtp: undefined, openMailbox: false });
    expect(readConfig(['--dev-mailbox'], {}).portal.mail.openMailbox).toBe(true);
    expect(readConfig(['--smtp-url', SMTP, ...PUBLIC], {}).portal.mail.smtp).toEqual({
      url: SMTP,
      from: 'no-reply@explorer.example',
    });
    expect(
      readConfig(['--smtp-url', SMTP, '--mail-from', 'desk@b.example', ...PUBLIC], {}).portal.mail.smtp?.from,
    ).toBe('desk@b.example');
  });

  it.each([
    [['--smtp-url', SMTP], '--smtp-url needs --public-url'],
    [['--smtp-url', 'http://secret-word@x', ...PUBLIC], '--smtp-url is not the URL of an SMTP server'],
    [['--mail-from', 'a@b.co'], '--mail-from has no effect'],
    [['--smtp-url', SMTP, '--mail-from', 'a@b.co, c@d.co', ...PUBLIC], '--mail-from is'],
    [['--smtp-url', SMTP, '--dev-mailbox', ...PUBLIC], '--dev-mailbox has no effect'],
  ])('are refused with %j, without the password', (flags, reason) => {
    const read = () => readConfig(flags, {});
    expect(read).toThrow(reason);
    expect(read).not.toThrow('secret-word');
  });
});
