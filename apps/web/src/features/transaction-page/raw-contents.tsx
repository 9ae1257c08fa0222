import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { JsonView } from '../../shared/ui/json-view.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import {
  rawTransactionAddress,
  rawTransactionQuery,
  type TransactionKey,
  transactionAddress,
} from './get-transaction.ts';
import styles from './transaction-page.module.css';

const HEX_LENGTH = 400;

/** The transaction as the network wrote it, field by field and byte by byte. Loaded when its section is seen. */
export default function RawContents({ id, isReported }: { id: TransactionKey; isReported: boolean }) {
  const { data, error, refetch } = useReply(rawTransactionQuery(id));
  if (error !== null && data === undefined) return <LoadFailure error={error} retry={refetch} />;
  return (
    <div className={styles.raw}>
      <Call path={transactionAddress(id).url} label="View this page as JSON" />
      <Call path={rawTransactionAddress(id).url} label="Raw transaction as JSON" />
      {data === undefined ? (
        <Skeleton height={400} />
      ) : (
        <>
          {isReported ? (
            <p className={`${styles.rawNote} muted`}>
              A mirror node reported this transaction. Unless the mirror node stores the original bytes, those below
              were reconstructed: they are unsigned and incomplete, and their hash differs from the transaction hash.
            </p>
          ) : null}
          <h3>Transaction</h3>
          <JsonView value={data.body} what="transaction body as JSON" />
          <Hex hex={data.transaction} what="transaction bytes" />
          <h3>Record</h3>
          <JsonView value={data.recordFields} what="record as JSON" />
          <Hex hex={data.record} what="record bytes" />
          {data.sidecars.length === 0 ? null : (
            <>
              <h3>Sidecars</h3>
              <JsonView value={data.sidecars} what="sidecars as JSON" />
            </>
          )}
        </>
      )}
    </div>
  );
}

function Call({ path, label }: { path: string; label: string }) {
  const url = `${window.location.origin}${path}`;
  return (
    <p className={styles.apiCall}>
      <span className="muted">{label}</span>
      <span className="with-copy">
        <a className="mono break" href={path}>
          GET {path}
        </a>
        <CopyButton text={url} what="call URL" />
      </span>
    </p>
  );
}

function Hex({ hex, what }: { hex: string | null; what: string }) {
  if (hex === null) return null;
  return (
    <p className={styles.rawHex}>
      <span className="muted">
        {what[0]?.toUpperCase()}
        {what.slice(1)}
        <br />
        <span className="small faint num">{wholeText(hex.length / 2)} in total</span>
      </span>
      <LongText text={hex} length={HEX_LENGTH} what={what} />
    </p>
  );
}
