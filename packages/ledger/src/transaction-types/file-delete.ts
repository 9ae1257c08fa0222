import { asksNothing } from '../rules/body-asks.ts';
import type { BodyFile } from '../rules/body-parts.ts';
import { fileKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly fileID: BodyFile | undefined;
}

export const type = {
  id: 18,
  name: 'fileDelete',
  label: 'File delete',
  service: 'FILE',
  filters: ['FILE_DELETE'],
  summary: phrases('deleted', 'delete', main('file')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'file', id: ({ fileID }) => fileID }],
  asks: asksNothing,
  // One of the keys in a file's list does.
  keys: ({ fileID }) => ({ ...fileKeys(fileID), exact: false }),
  movesFeeAlone: true,
};
