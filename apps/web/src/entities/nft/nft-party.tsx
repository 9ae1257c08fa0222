import { EntityLink } from '../entity/entity-link.tsx';

/** A side of a transfer of an NFT; 0.0.0 is nobody: a mint or a burn. */
export function NftParty({ id, nobody }: { id: string; nobody: 'MINT' | 'BURN' }) {
  return id === '0.0.0' ? <span className="badge plain">{nobody}</span> : <EntityLink kind="account" id={id} />;
}
