import { EntityLink } from '../entity/entity-link.tsx';

/** An account or contract, as a link to its page. */
export function AccountLink({ id, role = false }: { id: string; role?: boolean }) {
  return <EntityLink kind="account" id={id} role={role} />;
}
