import type { SiteOperator } from '@ledgerscope/contract';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { RawSettings } from '@ledgerscope/process/setting';

/** Settings of who runs this site and how visitors reach them. */
export const SITE_SETTINGS = {
  operatorName: {
    value: '<name>',
    unset: 'none: pages say "the operator of this site"',
    meaning: 'The company or person that runs this site, shown in the footer, the terms and the privacy policy.',
  },
  supportEmail: {
    value: '<address>',
    unset: 'none; an example address on the simulated network',
    meaning: 'Email address shown on the contact page. It receives the messages from the contact form.',
  },
  supportPhone: {
    value: '<number>',
    unset: 'none; an example number on the simulated network',
    meaning: 'Phone number shown on the contact page.',
  },
  communityLinks: {
    value: '<links>',
    unset: 'the public chats of Hedera and Hiero',
    meaning:
      'Chat channels linked in the footer, separated by spaces, each `name=url`; an underscore in a name is shown as a space. `none` for no channels.',
  },
} as const;

/** Checked values of {@link SITE_SETTINGS}. */
export type SiteOperatorConfig = SiteOperator;

const MAX_TEXT = 200;
const EMAIL = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/;
const PHONE = /^\+?[0-9][0-9 ().-]{4,30}$/;
/** Reserved for examples: mail to it reaches nobody (RFC 2606), and the number is never given to anybody. */
const EXAMPLE = { email: 'support@ledgerscope.example', phone: '+1 202 555 0142' };
const COMMUNITY = [
  { name: 'Hedera chat', url: 'https://hedera.com/discord' },
  { name: 'Hiero chat', url: 'https://discord.lfdecentralizedtrust.org/' },
];

/** What pages say of the operator where nothing is set. */
export const NO_OPERATOR: SiteOperatorConfig = { name: null, email: null, phone: null, community: COMMUNITY };

/**
 * Reads them.
 * @param simulated whether the network is the simulated one, which has example values
 * @throws ConfigError naming the setting
 */
export function readSiteOperator(raw: RawSettings<typeof SITE_SETTINGS>, simulated: boolean): SiteOperatorConfig {
  return {
    name: readText('operator-name', raw.operatorName, /\S/, 'a name'),
    email: readText('support-email', raw.supportEmail, EMAIL, 'an email address') ?? (simulated ? EXAMPLE.email : null),
    phone:
      readText('support-phone', raw.supportPhone, PHONE, 'a telephone number') ?? (simulated ? EXAMPLE.phone : null),
    community: readCommunity(raw.communityLinks),
  };
}

function readText(flag: string, text: string | undefined, pattern: RegExp, what: string): string | null {
  if (text === undefined) return null;
  if (text.length <= MAX_TEXT && pattern.test(text)) return text;
  throw new ConfigError(`Invalid value "${text}" for --${flag}: must be ${what} of up to ${MAX_TEXT} characters`);
}

function readCommunity(text: string | undefined): SiteOperatorConfig['community'] {
  if (text === undefined) return COMMUNITY;
  return text === 'none' ? [] : readNamedLinks('community-links', text);
}

/** Reads `name=https://…` pairs, separated by spaces. @throws ConfigError naming the setting */
export function readNamedLinks(flag: string, text: string): { readonly name: string; readonly url: string }[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const at = part.indexOf('=');
      const [name, url] = [part.slice(0, Math.max(0, at)), part.slice(at + 1)];
      if (name !== '' && URL.canParse(url) && new URL(url).protocol === 'https:')
        return { name: name.replaceAll('_', ' '), url };
      throw new ConfigError(`--${flag} contains "${part}"; each link must be name=https://…`);
    });
}
