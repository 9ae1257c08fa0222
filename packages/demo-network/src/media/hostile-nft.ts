import { type MadeNft, mediaFile, nftOf, uriOf } from './made-nft.ts';

/** `markup` tries to run or load something; `huge` tries to exhaust its reader. */
export const HOSTILE_KINDS = ['markup', 'huge'] as const;

export type HostileKind = (typeof HOSTILE_KINDS)[number];

const SCRIPT = '<script>document.title="hostile"</script>';
const HANDLER = '<img src=x onerror="document.title=\'hostile\'">';
/** Right-to-left override and isolate without their ends: what follows reads backwards. */
const BIDI = '\u202egnp.yrteop\u2067';
const LONG = 20_000;
const DEPTH = 5_000;
const ATTRIBUTES = 10_000;

/** An NFT whose files pages must show harmlessly or refuse. Its documents are valid JSON below 200 kB. */
export function hostileNft(kind: HostileKind): MadeNft {
  return kind === 'markup' ? markup() : huge();
}

function markup(): MadeNft {
  const picture = mediaFile(scriptedSvg());
  const page = mediaFile(
    `<!doctype html><html><head><title>page</title>${SCRIPT}</head><body>${HANDLER}</body></html>\n`,
  );
  const link = (uri: string, type: string) => ({ uri, type });
  const document = {
    name: `${SCRIPT}${HANDLER}`,
    creator: `Mallory ${BIDI}\u0000\u0007`,
    description: `"><svg onload=alert(1)>\u0000${BIDI} {{7*7}} \${7*7} [link](javascript:alert(1))`,
    image: uriOf(picture),
    type: `image/svg+xml"><script>alert(1)</script>`,
    format: 'HIP412@2.0.0',
    files: [
      link(uriOf(picture), 'image/svg+xml'),
      link(uriOf(page), 'text/html'),
      link(uriOf(page), 'image/png'),
      link('javascript:alert(document.domain)', 'application/pdf'),
      link(`data:text/html,${SCRIPT}`, 'text/html'),
      link('file:///etc/passwd', 'text/plain'),
      link('http://127.0.0.1:8123/?query=select%201', 'application/json'),
      link('//example.invalid/picture.png', 'image/png'),
      link(`ipfs://../../api/status`, 'application/json'),
      link(`${uriOf(picture)}/../../../etc/passwd`, 'image/svg+xml'),
    ],
    attributes: [
      { trait_type: HANDLER, value: SCRIPT },
      { trait_type: '__proto__', value: { toString: 'text' } },
      { trait_type: ['array'], value: null },
      { trait_type: BIDI, display_type: 'date', value: '9'.repeat(400) },
      null,
      'text',
    ],
    properties: { constructor: { prototype: { polluted: true } } },
  };
  // A literal key: JSON.stringify of an object would set its prototype instead.
  const text = JSON.stringify(document).replace('"properties":{', '"properties":{"__proto__":{"polluted":true},');
  return nftOf(mediaFile(text), [picture, page]);
}

function scriptedSvg(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" width="480" height="480" onload="document.documentElement.setAttribute('data-hostile','1')">
<script>document.documentElement.setAttribute('data-hostile','1')</script>
<style>@import url("http://example.invalid/style.css");</style>
<image xlink:href="http://example.invalid/pixel.png" width="1" height="1"/>
<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"></iframe></foreignObject>
<a xlink:href="javascript:alert(1)"><rect width="100" height="100" fill="#7a1f2b"/></a>
<path d="M50 16L88 82L12 82Z" fill="#ffc15e"/><path d="M46 38h8l-2 24h-4zM46 67h8v8h-8z" fill="#7a1f2b"/>
<desc>&b;</desc>
</svg>
`;
}

function huge(): MadeNft {
  const fields = {
    name: 'N'.repeat(LONG),
    creator: '\u{1f47e}'.repeat(LONG / 10),
    description: `${'word '.repeat(LONG / 10)}${'\u0301'.repeat(LONG / 10)}`,
    image: `ipfs://${'b'.repeat(LONG / 2)}`,
    type: 'image/png',
    attributes: Array.from({ length: ATTRIBUTES }, (_, value) => ({ value: value % 10 })),
  };
  const nested = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
  return nftOf(mediaFile(`${JSON.stringify(fields).slice(0, -1)},"properties":{"nested":${nested}}}`), []);
}
