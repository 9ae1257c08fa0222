/** The page's font faces with their bytes inside, as CSS. A drawing that is an image of its own sees no font of the page. */
export async function pageFonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter(({ style }) => document.fonts.check(`12px ${style.getPropertyValue('font-family')}`));
  return (await Promise.all(used.map(withBytes))).join('\n');
}

/** A drawing (SVG) with these font faces. */
export function withFonts(svg: string, faces: string): string {
  return faces === '' ? svg : svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${faces.replaceAll('<', '')}</style>`);
}

/** A sheet of another origin, such as one of an extension, keeps its rules to itself. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Another origin's.
    return [];
  }
}

async function withBytes(rule: CSSFontFaceRule): Promise<string> {
  const property = (name: string) => `${name}:${rule.style.getPropertyValue(name)};`;
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const reply = await fetch(new URL(address, base));
  const bytes = await dataAddress(await reply.blob());
  const names = ['font-family', 'font-weight', 'unicode-range'].map(property).join('');
  return `@font-face{${names}src:url(${bytes})}`;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('the font could not be read'));
    reader.readAsDataURL(blob);
  });
}
