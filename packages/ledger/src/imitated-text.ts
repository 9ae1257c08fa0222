import { visibleControls } from './visible-controls.ts';

/** Letters of other scripts that look like a Latin one (Unicode's confusables, as far as fonts draw them alike). */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХҮԚԜ', 'ABESIJKMHOPCTYXYQW'),
  ...pairs('асеіјорѕухԛԝһԁӏ', 'aceijopsyxqwhdl'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αιονρυ', 'aiovpu'),
  ...pairs('ՏՕօՍԼո', 'SOoULn'),
  ...pairs('ԀԌԍѵғ', 'DGgvf'),
  ...pairs('ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ', 'ABEHIKMNOPCTYX'),
  ...pairs('ႽႧ', 'SO'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'ABCDEFGHIJKLMNOPRSTUVWYZ'),
  ...letters(0x1f150),
  ...letters(0x1f170),
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
/** Of a longer text no known symbol is left. */
const MOST_CHARACTERS = 100;
const LATIN = /[A-Za-z0-9]/;
/** Digits and signs that pass for letters in symbols, which are in capitals; the letters of flags, which are flags in other words. */
const LETTER_OF: Readonly<Record<string, string>> = {
  ...letters(0x1f1e6),
  '0': 'O',
  '1': 'I',
  l: 'I',
  '|': 'I',
  '5': 'S',
  $: 'S',
};

/**
 * What a symbol or a name is made to look like: plain letters and digits, where it has characters that nobody sees or letters of other
 * scripts among its own, or a widely known symbol that is written with other signs; undefined for a text that is what it seems to be.
 */
export function imitatedText(text: string): string | undefined {
  return (PRINTABLE.test(text) ? undefined : plainText(text)) ?? wellKnownBehind(text);
}

/** A widely known symbol with marks on its letters, digits among them or spaces around it. */
function wellKnownBehind(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const plain = plainCharacters(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  const lettered = plain.replace(/[01l|5$\u{1f1e6}-\u{1f1ff}]/gu, (sign) => LETTER_OF[sign] ?? sign);
  const imitated = [plain, lettered].find((one) => WELL_KNOWN.has(one));
  return imitated === text ? undefined : imitated;
}

function plainCharacters(text: string): string {
  return [...text]
    .filter((character) => visibleControls(character) === character)
    .map((character) => LOOKS_LIKE[character] ?? character)
    .join('')
    .trim();
}

function plainText(text: string): string | undefined {
  const shown = [...text.normalize('NFKC')].filter((character) => visibleControls(character) === character);
  const plain = plainCharacters(shown.join(''));
  if (!PRINTABLE.test(plain)) return undefined;
  const isMixed = shown.length < [...text].length || LATIN.test(shown.join(''));
  return isMixed || WELL_KNOWN.has(plain.toUpperCase()) ? plain : undefined;
}

/** The capitals of the alphabet from this character on. */
function letters(first: number): Record<string, string> {
  return Object.fromEntries(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [String.fromCodePoint(first + index), letter]),
  );
}

function pairs(others: string, latin: string): Record<string, string> {
  const letters = [...latin];
  return Object.fromEntries([...others].map((other, index) => [other, letters[index] ?? '']));
}
