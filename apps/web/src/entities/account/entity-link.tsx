import { EntityLink } from '../entity/entity-link.tsx';

/** An account or contract, as a link to its page. */
export function AccountLink({ id, label = true }: { id: string; label?: boolean }) {
  return <EntityLink kind="account" id={id} label={label} />;
}
