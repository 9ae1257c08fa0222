import type { BodyKeyList } from '../rules/body-parts.ts';
import { exactly, newFileKeys } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly keys: BodyKeyList | undefined;
  readonly contents: Uint8Array;
  readonly memo: string;
}

export const type = {
  id: 17,
  name: 'fileCreate',
  label: 'File create',
  service: 'FILE',
  filters: ['FILE_CREATE'],
  summary: phrases('created', 'create', main('file')),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'receipt', kind: 'file' }],
  asks: ({ contents, memo }) => ({ contentsSize: contents.length, memo }),
  keys: ({ keys }) => exactly(...newFileKeys(keys)),
  movesFeeAlone: true,
  saidByColumns: true,
};
