import { Link } from 'react-router';
import { accountHref } from '../../shared/paths.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

/** System accounts that people know by what they do. */
const ROLES: Readonly<Record<string, string>> = {
  '0.0.98': 'network fees',
  '0.0.800': 'staking rewards',
  '0.0.801': 'node rewards and fees',
  '0.0.802': 'fee collection',
};

/** An account or contract, as a link to its page. */
export function AccountLink({ id, role = false }: { id: string; role?: boolean }) {
  const known = role && Object.hasOwn(ROLES, id) ? ROLES[id] : undefined;
  return (
    <>
      <Link className="mono entity" to={accountHref(id)}>
        {id}
      </Link>
      {known === undefined ? null : <span className="faint role"> {known}</span>}
    </>
  );
}

/** A token, topic, file or schedule: its id to copy. */
export function EntityId({ id, what }: { id: string; what: string }) {
  return (
    <span className="with-copy">
      <span className="mono entity">{id}</span>
      <CopyButton text={id} what={`${what} ${id}`} />
    </span>
  );
}
