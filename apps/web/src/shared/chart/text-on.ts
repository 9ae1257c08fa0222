const DARK = '#0f1728';
const LIGHT = '#ffffff';
/** Weights of red, green and blue in how light a colour looks (WCAG 2). */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** The colour of text on a fill, `#rrggbb`: dark or light, whichever has more contrast. */
export function textOn(fill: string): string {
  return contrast(fill, DARK) >= contrast(fill, LIGHT) ? DARK : LIGHT;
}

/** How well two colours can be distinguished, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  return WEIGHTS.reduce((sum, weight, place) => {
    const part = Number.parseInt(color.slice(1 + place * 2, 3 + place * 2), 16) / 255;
    return sum + weight * (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
}
