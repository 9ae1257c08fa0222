import { EntityLink } from '../entity/entity-link.tsx';
import { useToken } from './get-token.ts';

/** A token by its id, with its symbol behind it; each token is asked for once, as for its amounts. */
export function TokenLink({ id, copy = false }: { id: string; copy?: boolean }) {
  return <EntityLink kind="token" id={id} copy={copy} label={useToken(id)?.symbol} />;
}
