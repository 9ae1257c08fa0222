import styles from '../ui/panel.module.css';

const PAGE_SIZES = [5, 10, 25] as const;

/** Which part of a table is shown. */
export interface TablePage {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface TablePagesProps {
  readonly page: TablePage;
  readonly total: number;
  readonly change: (page: TablePage) => void;
}

/** Goes from page to page of a small table, and sets how many rows one has. */
export function TablePages({ page: { pageNo, pageSize }, total, change }: TablePagesProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return (
    <div className={`flow ${styles.panelActions}`}>
      <label>
        Rows per page{' '}
        <select value={pageSize} onChange={(event) => change({ pageNo: 0, pageSize: Number(event.target.value) })}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="grow" />
      <button
        type="button"
        className="button small"
        disabled={pageNo === 0}
        onClick={() => change({ pageNo: pageNo - 1, pageSize })}
      >
        Newer
      </button>
      <span className="muted">
        Page {pageNo + 1} of {last + 1}
      </span>
      <button
        type="button"
        className="button small"
        disabled={pageNo >= last}
        onClick={() => change({ pageNo: pageNo + 1, pageSize })}
      >
        Older
      </button>
    </div>
  );
}
