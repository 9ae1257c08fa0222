import type { NotSignedPart } from '@ledgerscope/contract/block-proof';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import styles from './transaction-page.module.css';

const NAMES: Readonly<Record<string, string>> = {
  'block-number': 'Block number',
  'hapi-version': 'Network software',
  time: 'Time',
  amendment: 'Amendment',
  'state-changes': 'State changes',
  'genesis-state': 'State before the first block',
  sidecar: 'Sidecar file',
  item: 'Item',
  field: 'Field',
  more: 'And',
};

/** A SHA-384 hash in hex within a sentence. */
const HASH = /([0-9a-f]{96})/;

/** A sentence with its hashes in the face of hashes. */
function HashesApart({ text }: { text: string }) {
  return text.split(HASH).map((part) =>
    HASH.test(part) ? (
      <span className="mono" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Parts of a block's file that no node signed, apart from what is proven. */
export function NotSigned({ parts }: { parts: readonly NotSignedPart[] }) {
  if (parts.length === 0) return null;
  const loaded = parts.some(({ part }) => part === 'genesis-state');
  return (
    <section className={styles.notSigned} aria-label="Not signed">
      <h3>
        <span className="badge warn">Not signed</span>
      </h3>
      <p className="muted">
        No signature covers these parts of the file, so anyone who handled it could have changed them.{' '}
        {loaded
          ? 'Only the state before the first block is used, for the reason given below. The other parts are not used on any other page.'
          : 'They are not used on any other page.'}
      </p>
      <Facts>
        {parts.map(({ part, says }) => (
          <Fact key={`${part} ${says}`} name={NAMES[part] ?? part}>
            <span className="break">
              <HashesApart text={says} />
            </span>
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
