import { ConfigError } from '@ledgerscope/process/config-error';
import { describe, expect, it } from 'vitest';
import { readSiteOperator, type SITE_SETTINGS } from './site-settings.ts';

const NOTHING: Readonly<Record<keyof typeof SITE_SETTINGS, undefined>> = {
  operatorName: undefined,
  supportEmail: undefined,
  supportPhone: undefined,
  communityLinks: undefined,
};

describe('the settings of the operator', () => {
  it('show example addresses on the simulated network only', () => {
    expect(readSiteOperator(NOTHING, true)).toMatchObject({ email: 'support@ledgerscope.example' });
    expect(readSiteOperator(NOTHING, false)).toMatchObject({ name: null, email: null, phone: null });
  });

  it('are read as they are given', () => {
    const given = {
      operatorName: 'Example Ltd',
      supportEmail: 'help@example.org',
      supportPhone: '+49 30 123456',
      communityLinks: 'Our_chat=https://chat.example.org/a b=https://b.example/',
    };
    expect(readSiteOperator(given, true)).toEqual({
      name: 'Example Ltd',
      email: 'help@example.org',
      phone: '+49 30 123456',
      community: [
        { name: 'Our chat', url: 'https://chat.example.org/a' },
        { name: 'b', url: 'https://b.example/' },
      ],
    });
    expect(readSiteOperator({ ...NOTHING, communityLinks: 'none' }, false).community).toEqual([]);
  });

  it.each([
    ['supportEmail', 'support'],
    ['supportEmail', 'a@b, c@d'],
    ['supportEmail', 'a@b\r\nBcc: c@d'],
    ['supportPhone', 'call me'],
    ['operatorName', ' '],
    ['communityLinks', 'chat'],
    ['communityLinks', 'chat=javascript:alert(1)'],
    ['communityLinks', '=https://chat.example'],
  ])('%s may not be %j', (name, text) => {
    expect(() => readSiteOperator({ ...NOTHING, [name]: text }, false)).toThrow(ConfigError);
  });
});
