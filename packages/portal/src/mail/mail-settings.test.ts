import { readConfig } from '@ledgerscope/server/config';
import { describe, expect, it } from 'vitest';

const SMTP = 'smtp://user:secret-word@mail.example:587';
const SMS = 'https://AC1:secret-word@api.twilio.com';
const PUBLIC = ['--public-url', 'https://explorer.example'];

describe('the settings of mails', () => {
  it('are the development mailbox by default, and SMTP where it is set', () => {
    expect(readConfig([], {}).portal.mail).toEqual({ smtp: undefined, sms: undefined, openMailbox: false });
    expect(readConfig(['--dev-mailbox'], {}).portal.mail.openMailbox).toBe(true);
    expect(readConfig(['--smtp-url', SMTP, ...PUBLIC], {}).portal.mail.smtp).toEqual({
      url: SMTP,
      from: 'no-reply@explorer.example',
    });
    expect(
      readConfig(['--smtp-url', SMTP, '--mail-from', 'desk@b.example', ...PUBLIC], {}).portal.mail.smtp?.from,
    ).toBe('desk@b.example');
  });

  it('are the REST API that sends texts, where it is set', () => {
    const url = 'https://AC1:secret-word@api.twilio.com/';
    const { sms } = readConfig(['--sms-url', url, '--sms-from', '+12025550142', ...PUBLIC], {}).portal.mail;
    expect(sms).toEqual({ url, from: '+12025550142' });
  });

  it.each([
    [['--sms-url', SMS, '--sms-from', '+12025550142'], '--sms-url requires --public-url'],
    [['--sms-url', SMS, ...PUBLIC], 'for --sms-from'],
    [['--sms-url', SMS, '--sms-from', 'me', ...PUBLIC], 'for --sms-from'],
    [['--sms-url', 'http://AC1:secret-word@x', '--sms-from', '+12025550142', ...PUBLIC], '--sms-url is not'],
    [['--sms-url', 'https://secret-word@x', '--sms-from', '+12025550142', ...PUBLIC], '--sms-url is not'],
    [['--sms-from', '+12025550142'], '--sms-from has no effect'],
    [['--smtp-url', SMTP], '--smtp-url requires --public-url'],
    [['--smtp-url', 'http://secret-word@x', ...PUBLIC], '--smtp-url is not the URL of an SMTP server'],
    [['--mail-from', 'a@b.co'], '--mail-from has no effect'],
    [['--smtp-url', SMTP, '--mail-from', 'a@b.co, c@d.co', ...PUBLIC], 'for --mail-from'],
    [['--smtp-url', SMTP, '--dev-mailbox', ...PUBLIC], '--dev-mailbox has no effect'],
  ])('are refused with %j, without the password', (flags, reason) => {
    const read = () => readConfig(flags, {});
    expect(read).toThrow(reason);
    expect(read).not.toThrow('secret-word');
  });
});
