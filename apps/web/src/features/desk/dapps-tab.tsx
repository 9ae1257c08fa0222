import type { OrderedDapp } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { sendCall } from '../../shared/api/send-call.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import styles from './desk.module.css';
import { DeskList } from './desk-list.tsx';
import { deskQuery } from './desk-query.ts';
import { useAction } from './use-action.ts';

const FEATURED = 10;
const MOVES = [
  { direction: 'up', by: -1 },
  { direction: 'down', by: 1 },
] as const;

/** Approved dapps in the order of lists: the first ten active ones are the featured ones. */
export function DappsTab() {
  const reply = useReply(deskQuery(DESK_CALLS.listOrderedDapps));
  return (
    <DeskList state={reply} empty="No approved dapps yet.">
      {(rows) => <Order dapps={rows} />}
    </DeskList>
  );
}

function Order({ dapps }: { dapps: readonly OrderedDapp[] }) {
  const { isBusy, run } = useAction();
  const featured = new Set(dapps.filter(({ active }) => active).slice(0, FEATURED));
  const move = (from: number, to: number) => {
    const ids = dapps.map(({ id }) => id);
    const [moved = ''] = ids.splice(from, 1);
    ids.splice(to, 0, moved);
    return run(() => sendCall(DESK_CALLS.orderDapps, {}, { ids }));
  };
  const show = ({ id, active }: OrderedDapp) =>
    run(() => sendCall(DESK_CALLS.activateDapp, { id }, { active: !active }));
  return (
    <ol className={styles.deskRows} aria-label="Order of dapps">
      {dapps.map((dapp, index) => (
        <li key={dapp.id}>
          <div className="grow">
            <b>
              <LedgerText text={dapp.title} />
            </b>{' '}
            <span className="muted">
              <LedgerText text={dapp.company} />
            </span>{' '}
            {featured.has(dapp) ? <span className="badge soft">Featured</span> : null}
          </div>
          <div className={styles.deskActions}>
            {MOVES.map(({ direction, by }) => (
              <button
                key={direction}
                type="button"
                className="icon-button"
                aria-label={`Move ${dapp.title} ${direction}`}
                disabled={isBusy || dapps[index + by] === undefined}
                onClick={() => void move(index, index + by)}
              >
                <Icon name={direction} size={16} />
              </button>
            ))}
            <button
              type="button"
              className="button small"
              aria-label={`${dapp.active ? 'Hide' : 'Show'} ${dapp.title}`}
              disabled={isBusy}
              onClick={() => void show(dapp)}
            >
              {dapp.active ? 'Hide' : 'Show'}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
