import type { UnitFacts } from './summary-facts.ts';

/** A piece of a summary: text, or a thing of the ledger that a view links or formats. */
export type SummaryPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'account'; readonly id: string }
  /** `noun` is what it is called in the sentence, such as topic; absent for tokens. */
  | { readonly kind: 'entity'; readonly id: string; readonly noun?: string; readonly name?: string }
  | { readonly kind: 'hbar'; readonly tinybars: bigint }
  /** An amount of a token in its smallest units; symbol and decimals where they are known. */
  | {
      readonly kind: 'units';
      readonly units: bigint;
      readonly tokenId: string;
      readonly unit: UnitFacts | undefined;
    }
  | { readonly kind: 'mono'; readonly text: string };

/** A value in a {@link say} template; null and undefined leave the place empty. */
export type Sayable = string | SummaryPart | readonly SummaryPart[] | null | undefined;

export const account = (id: string): SummaryPart => ({ kind: 'account', id });
export const entity = (id: string, noun?: string): SummaryPart =>
  noun === undefined ? { kind: 'entity', id } : { kind: 'entity', id, noun };
/** A collection by its name, and by its id where it has none. */
export const collection = (id: string, known: readonly UnitFacts[]): SummaryPart => {
  const name = known.find(({ tokenID }) => tokenID === id)?.name ?? '';
  return name === '' ? { kind: 'entity', id } : { kind: 'entity', id, name };
};
/** One NFT: `Robots #7`, or `NFT 0.0.9 #7` of a collection without a known name. */
export const oneNft = (id: string, serial: string, known: readonly UnitFacts[]): readonly SummaryPart[] => {
  const part = collection(id, known);
  return say`${'name' in part ? '' : 'NFT '}${part} #${serial}`;
};
export const hbar = (tinybars: bigint): SummaryPart => ({ kind: 'hbar', tinybars });
export const units = (amount: bigint, tokenId: string, known: readonly UnitFacts[]): SummaryPart => ({
  kind: 'units',
  units: amount,
  tokenId,
  unit: known.find(({ tokenID }) => tokenID === tokenId),
});
export const mono = (text: string): SummaryPart => ({ kind: 'mono', text });

/** Template tag that makes a sentence of text and parts. */
export function say(texts: TemplateStringsArray, ...values: readonly Sayable[]): readonly SummaryPart[] {
  const parts: SummaryPart[] = [];
  for (const [place, text] of texts.entries()) {
    if (text !== '') parts.push({ kind: 'text', text });
    const value = values[place];
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string') parts.push({ kind: 'text', text: value });
    else if ('kind' in value) parts.push(value);
    else parts.push(...value);
  }
  return parts;
}

/** Parts joined as in `a, b and c`; beyond the limit the rest is counted. */
export function listParts(
  items: readonly (readonly SummaryPart[])[],
  limit: number,
  noun: string,
): readonly SummaryPart[] {
  const shown = items.slice(0, limit);
  const rest = items.length - shown.length;
  const all = rest === 0 ? shown : [...shown, say`${String(rest)} more ${noun}`];
  return all.flatMap((parts, place) => {
    if (place === 0) return parts;
    return [{ kind: 'text', text: place === all.length - 1 ? ' and ' : ', ' } as const, ...parts];
  });
}
