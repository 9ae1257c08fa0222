import { visibleControls } from './visible-controls.ts';

/** Letters of other scripts that look like a Latin one (Unicode's confusables, as far as fonts draw them alike). */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХҮԚԜ', 'ABESIJKMHOPCTYXYQW'),
  ...pairs('асеіјорѕухԛԝһԁӏ', 'aceijopsyxqwhdl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αιονρυ', 'aiovpu'),
  ...pairs('ՏՕօ', 'SOo'),
  ...pairs('ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᏔᏃ', 'ABCDEHJKLMPRSTVWZ'),
  ı: 'i',
  ɡ: 'g',
  ꓴ: 'U',
  ꓢ: 'S',
  ꓓ: 'D',
  ꓚ: 'C',
  ꓔ: 'T',
};
/** Symbols that are worth to be imitated; of others nobody takes one for another by their letters alone. */
const WELL_KNOWN: ReadonlySet<string> = new Set(
  'HBAR WHBAR USDC USDT DAI BTC WBTC ETH WETH LINK AVAX BNB SOL XRP SAUCE XSAUCE KARATE PACK HBARX HSUITE DOVU GRELF JAM CALAXY CLXY'.split(
    ' ',
  ),
);
const PRINTABLE = /^[ -~]+$/;
const LATIN = /[A-Za-z0-9]/;

/**
 * What a symbol or a name is made to look like: plain letters and digits, where it has characters that nobody sees or letters of other
 * scripts among its own; undefined for a text that is what it seems to be.
 */
export function imitatedText(text: string): string | undefined {
  if (PRINTABLE.test(text)) return undefined;
  const shown = [...text.normalize('NFKC')].filter((character) => visibleControls(character) === character);
  const plain = shown
    .map((character) => LOOKS_LIKE[character] ?? character)
    .join('')
    .trim();
  if (!PRINTABLE.test(plain)) return undefined;
  const isMixed = shown.length < [...text].length || LATIN.test(shown.join(''));
  return isMixed || WELL_KNOWN.has(plain.toUpperCase()) ? plain : undefined;
}

function pairs(others: string, latin: string): Record<string, string> {
  const letters = [...latin];
  return Object.fromEntries([...others].map((other, index) => [other, letters[index] ?? '']));
}
