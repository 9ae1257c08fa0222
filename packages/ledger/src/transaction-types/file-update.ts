import type { BodyFile, BodyKeyList, BodyWrapped } from '../rules/body-parts.ts';
import { fileKeys, newFileKeys, setsMore } from '../rules/required-key.ts';
import type { TypeRules } from '../rules/type-rules.ts';
import type { SummaryFacts } from '../summary/summary-facts.ts';
import { say } from '../summary/summary-part.ts';
import { phrases } from '../summary/summary-phrases.ts';
import { main } from '../summary/summary-words.ts';
import type { TransactionTypeFacts } from '../transaction-type-facts.ts';

/** What the rules below read. */
interface Body {
  readonly fileID: BodyFile | undefined;
  readonly keys: BodyKeyList | undefined;
  readonly contents: Uint8Array;
  readonly memo: BodyWrapped<string> | undefined;
}

export const type = {
  id: 19,
  name: 'fileUpdate',
  label: 'File update',
  service: 'FILE',
  filters: ['FILE_UPDATE'],
  summary: phrases('updated', 'update', (facts) => say`${memoText(facts)}${main('file')(facts)}`),
} as const satisfies TransactionTypeFacts;

export const rules: TypeRules<Body> = {
  entity: [{ from: 'body', kind: 'file', id: ({ fileID }) => fileID }],
  asks: ({ contents, memo }) => ({
    // Without contents the file keeps its own.
    contentsSize: contents.length === 0 ? undefined : contents.length,
    memo: memo?.value,
  }),
  keys: ({ fileID, keys, ...rest }) => {
    const { keys: now, exact } = fileKeys(fileID);
    const isMore = keys !== undefined || setsMore(rest);
    return { keys: [...(isMore ? now : []), ...newFileKeys(keys)], exact };
  },
  movesFeeAlone: true,
};

function memoText({ fileContentsSize, entityMemo }: SummaryFacts): string {
  if (fileContentsSize !== null || entityMemo === null || entityMemo === undefined) return '';
  return 'the memo of ';
}
