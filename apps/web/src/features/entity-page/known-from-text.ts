import type { KnownFrom } from '@ledgerscope/contract/known-from';

const NOTES: Readonly<Record<KnownFrom, (known: string) => string | undefined>> = {
  CREATION: () => undefined,
  GENESIS: () =>
    'It existed before the first block. Its initial state was loaded with that block; no node signed it, but its hash matches a known value.',
  SOURCE: () =>
    'It was created before the first stored block. Its state at that time comes from the source and is unverified.',
  CHANGES: (known) =>
    `Its creation is not in the stored data, only later changes${known}. Anything they do not include is unknown.`,
  MENTIONS: (known) =>
    `The stored data only includes transactions that refer to it${known}. Everything else about it is unknown.`,
};

/**
 * What is not known of an entity whose creation was not read; undefined where it was.
 * @param known what a balance file said of it, if one did
 */
export function knownFromText(by: KnownFrom, known: string | undefined): string | undefined {
  return NOTES[by](known === undefined ? '' : ` and ${known}`);
}
