import { visibleControls } from '@ledgerscope/ledger';
import type { PageFacts } from '../page-facts.ts';

/** Drawn on a card under its text: a line over time, or bars with their names. */
export type PreviewChart =
  | {
      readonly form: 'line';
      /** To draw with; null where a value is unknown. */
      readonly values: readonly (number | null)[];
      /** The greatest value, exact and with its unit. */
      readonly top: string;
      /** Start of the first interval and end of the last, as written. */
      readonly first: string;
      readonly last: string;
    }
  | {
      readonly form: 'bars';
      readonly bars: readonly { readonly name: string; readonly value: number; readonly label: string }[];
    };

/** What the preview image of a page shows. */
export interface PreviewCard {
  /** The product and the network. */
  readonly site: string;
  readonly title: string;
  readonly text: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly chart?: PreviewChart;
}

/** What sites that show previews ask for, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

const MOST_LINES = 5;
/** More than one line of a card holds. */
const MOST_CHARACTERS = 200;

/** The card of a page, from what its document says. */
export function previewCard(
  { title, description, lines }: Pick<PageFacts, 'title' | 'description' | 'lines'>,
  network: string,
  chart?: PreviewChart,
): PreviewCard {
  return {
    site: network === '' ? 'Ledgerscope' : `Ledgerscope · ${network}`,
    title: visibleText(title),
    text: visibleText(description),
    lines:
      chart === undefined
        ? lines.slice(0, MOST_LINES).map(({ name, value }) => [visibleText(name), visibleText(value)])
        : [],
    ...(chart === undefined ? {} : { chart }),
  };
}

function visibleText(text: string): string {
  return visibleControls(
    Array.from(text)
      .slice(0, MOST_CHARACTERS)
      .join('')
      .replaceAll(/[\n\t]/g, ' '),
  );
}
