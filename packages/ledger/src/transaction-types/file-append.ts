import { wholeText } from '../digits.ts';
import type { BodyFile } from '../rules/body-parts.ts';
import { fileKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly fileID: BodyFile | undefined;
  readonly contents: Uint8Array;
}

export const type = {
  id: 16,
  name: 'fileAppend',
  label: 'File append',
  service: 'FILE',
  filters: ['FILE_APPEND'],
  summary: phrases('appended', 'append', (facts) => say`${bytes(facts)} to ${main('file')(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'file', id: ({ fileID }) => fileID }],
  asks: ({ contents }) => ({ contentsSize: contents.length }),
  keys: ({ fileID }) => fileKeys(fileID),
  movesFeeAlone: true,
  saidByColumns: true,
};

function bytes({ fileContentsSize }: SummaryFacts): string {
  return fileContentsSize === null || fileContentsSize === undefined ? 'data' : `${wholeText(fileContentsSize)} bytes`;
}
