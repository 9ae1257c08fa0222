import type { Block } from '@ledgerscope/contract/entity-calls';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact } from '../../shared/ui/facts.tsx';

/** What of a block the program that read it did not know; nothing where all was known. */
export function UnknownFieldsFact({ fields }: { fields: Block['unknownFields'] }) {
  if (fields.length === 0) return null;
  return (
    <Fact name="Not understood">
      <ul className="plain-list">
        {fields.map(({ path, count, place }) => (
          <li key={path}>
            <span className="mono">{path}</span>{' '}
            <span className="faint">
              {count === 1 ? 'once' : `${wholeText(count)} times`}, first in {place}
            </span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
