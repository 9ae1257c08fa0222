import { ConfigError } from '@ledgerscope/process/config-error';

const MAX_FEEDS = 10;
const NAME = /^([a-z][a-z0-9-]{0,30})=(.+)$/;

/** A public price feed: an address that answers JSON, and where in it the price of an hbar in US dollars is. */
export interface PriceFeedSource {
  /** By which calls name it; the host where the operator gave no name. */
  readonly name: string;
  readonly url: string;
  /** Names of fields and positions in lists, from the outside in. */
  readonly path: readonly string[];
}

/**
 * Reads the setting: feeds separated by spaces, each `[name=]url#path`, such as
 * `binance=https://api.example.com/v1/ticker?symbol=HBARUSDT#price`. The path is where a fragment would, which is
 * never sent.
 * @throws ConfigError saying which feed is wrong, and how
 */
export function readPriceFeeds(text: string | undefined): readonly PriceFeedSource[] {
  const feeds = (text ?? '').split(/\s+/).filter((part) => part !== '');
  if (feeds.length > MAX_FEEDS) throw new ConfigError(`--price-feed contains more than ${MAX_FEEDS} feeds`);
  const sources = feeds.map(readFeed);
  const twice = sources.find(({ name }, index) => sources.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) throw new ConfigError(`--price-feed contains "${twice.name}" twice`);
  return sources;
}

function readFeed(text: string): PriceFeedSource {
  const [, name, rest = text] = NAME.exec(text) ?? [];
  const url = URL.canParse(rest) ? new URL(rest) : undefined;
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new ConfigError(`Invalid value "${rest}" for --price-feed: must be an http or https URL`);
  const path = pathOf(url);
  if (path.some((part) => part === ''))
    throw new ConfigError(
      `--price-feed ${url.host} does not include the path of the price: add #field.field to the URL`,
    );
  url.hash = '';
  return { name: name ?? url.hostname, url: url.href, path };
}

function pathOf(url: URL): readonly string[] {
  try {
    return decodeURIComponent(url.hash.slice(1)).split('.');
  } catch {
    // A percent sign that begins no escape: refused as an address without a path.
    return [''];
  }
}
