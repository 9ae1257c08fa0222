import type { KnownFrom } from '@ledgerscope/contract/known-from';
import styles from './entity-page.module.css';
import { knownFromText } from './known-from-text.ts';

/**
 * Says what is not known of an entity whose creation was not read; nothing where it was.
 * @param known what a balance file said of it, if one did
 */
export function KnownFromNote({ by, known }: { by: KnownFrom; known?: string | undefined }) {
  const note = knownFromText(by, known);
  return note === undefined ? null : <p className={`muted ${styles.knownFromNote}`}>{note}</p>;
}
