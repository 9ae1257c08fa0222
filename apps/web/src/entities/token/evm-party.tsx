import { Hash } from '../../shared/ui/hash.tsx';
import { EntityLink } from '../entity/entity-link.tsx';

/** Who has an EVM address: an account where it is known, else the address. */
export function EvmParty({ id, address }: { id: string | null; address: string }) {
  return id === null ? <Hash hex={address} what="EVM address" /> : <EntityLink kind="account" id={id} />;
}
