const GROUP = 3;

/** A whole number's digits with thousands in groups: `-1234567` is `-1,234,567`. Time grows with the length alone. */
export function groupThousands(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= GROUP) groups.push(digits.slice(Math.max(0, end - GROUP), end));
  return sign + groups.reverse().join(',');
}

/** A whole number as text, with thousands in groups. */
export function wholeText(value: number | bigint | string): string {
  return groupThousands(String(value));
}

/** A decimal number without the zeros at its end: `1.50` is `1.5`, `2.00` is `2`; a whole number stays as it is. */
export function withoutTrailingZeros(decimal: string): string {
  return decimal.includes('.') ? trimEnd(trimEnd(decimal, '0'), '.') : decimal;
}

/** A text without these characters at both ends, however many there are. */
export function trimCharacters(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start] as string)) start++;
  return trimEnd(text.slice(start), characters);
}

/** A text without these characters at its end, however many there are. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] as string)) end--;
  return text.slice(0, end);
}
