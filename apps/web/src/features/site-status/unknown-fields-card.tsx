import type { NetworkStatus } from '@ledgerscope/contract/network-status';
import { Link } from 'react-router';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { blockHref } from '../../shared/paths.ts';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import styles from './site-status.module.css';

/** Fields of signed messages that this version does not know; nothing where all was known. */
export function UnknownFieldsCard({ fields }: { fields: NetworkStatus['unknownFields'] }) {
  if (fields.length === 0) return null;
  return (
    <section className={`card ${styles.siteStatus}`} aria-labelledby="unknown-fields">
      <header>
        <h2 id="unknown-fields">Unknown fields</h2>
        <span className="grow" />
        <span className="badge warn">{wholeText(fields.reduce((sum, { count }) => sum + count, 0))}</span>
      </header>
      <div className={styles.siteStatusBody}>
        <p className="muted small">
          Stored files contain fields that this version cannot decode. Their data is missing on these pages. A newer
          version may decode them.
        </p>
        <ul className={`plain-list ${styles.siteStatusFields} small`}>
          {fields.map((field) => (
            <UnknownFieldItem key={field.path} field={field} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function UnknownFieldItem({ field }: { field: NetworkStatus['unknownFields'][number] }) {
  const { path, count, blocks, firstBlock, lastSeen } = field;
  return (
    <li>
      <span className="mono">{path}</span>{' '}
      <span className="muted">
        {count === 1
          ? 'once'
          : `${wholeText(count)} times in ${blocks === 1 ? 'a block' : `${wholeText(blocks)} blocks`}`}
        , first in block <Link to={blockHref(String(firstBlock))}>{wholeText(firstBlock)}</Link>, last{' '}
        <Timestamp iso={lastSeen} seconds age />
      </span>
    </li>
  );
}
