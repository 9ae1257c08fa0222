import type { Key, KeyPart } from '@ledgerscope/contract/key';
import { Hash } from '../../shared/ui/hash.tsx';
import { EntityLink } from './entity-link.tsx';
import styles from './key-view.module.css';

const NAMES: Readonly<Record<Key['type'], string>> = {
  ED25519: 'Ed25519',
  ECDSA_SECP256K1: 'ECDSA secp256k1',
  RSA_3072: 'RSA 3072',
  ECDSA_384: 'ECDSA 384',
  CONTRACT_ID: 'Contract',
  DELEGATABLE_CONTRACT_ID: 'Delegatable contract',
  KEY_LIST: 'Key list (all must sign)',
  THRESHOLD_KEY: 'Threshold key',
  EMPTY: 'Empty key (cannot sign)',
  UNREADABLE: 'Unrecognized key',
};

/** Deeper keys are indented like these. */
const DEEPEST = 4;

/** A key with the keys inside it, each on its line under the one that holds it; `whole` shows every digit of each. */
export function KeyView({ value, whole = false }: { value: Key | null; whole?: boolean }) {
  if (value === null) return <span className="faint">None</span>;
  return (
    <ul className={styles.keyView}>
      <Part part={{ ...value, depth: 0 }} inside={countInside(value.keys, 0, 1)} raw={value.protobuf} whole={whole} />
      {value.keys.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal keys can be in a list twice, and never move
        <Part key={place} part={part} inside={countInside(value.keys, place + 1, part.depth + 1)} whole={whole} />
      ))}
    </ul>
  );
}

/** How many keys are directly inside the part before `from`. */
function countInside(parts: readonly KeyPart[], from: number, depth: number): number {
  const rest = parts.slice(from);
  const end = rest.findIndex((part) => part.depth < depth);
  return rest.slice(0, end === -1 ? rest.length : end).filter((part) => part.depth === depth).length;
}

function Part({ part, inside, raw, whole }: { part: KeyPart; inside: number; raw?: string; whole: boolean }) {
  const name =
    part.type === 'THRESHOLD_KEY' && part.threshold !== null
      ? `Threshold: ${part.threshold} of ${inside} must sign`
      : NAMES[part.type];
  return (
    <li style={{ '--depth': Math.min(part.depth, DEEPEST) }}>
      <span className="badge plain">{name}</span>
      {part.key === null ? null : <Hash hex={part.key} what={`the ${NAMES[part.type]} key`} whole={whole} />}
      {part.contractID === null ? null : <EntityLink kind="contract" id={part.contractID} />}
      {part.type === 'UNREADABLE' && raw !== undefined ? <Hash hex={raw} what="key bytes" /> : null}
    </li>
  );
}
