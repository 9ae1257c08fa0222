import type { KnownFrom } from '@ledgerscope/contract/known-from';

const NOTES: Readonly<Record<KnownFrom, (known: string) => string | undefined>> = {
  CREATION: () => undefined,
  GENESIS: () =>
    'It was there before the first block. The state that the network began with was loaded from the first block: no node signed it, but its hash is known to this program.',
  SOURCE: () =>
    'It was made before the first block that was read. Its state at that time is what the source says: nothing proves it.',
  CHANGES: (known) => `Its creation was not read, only later changes${known}: what none of them states is unknown.`,
  MENTIONS: (known) => `Only transactions that name it${known} were read: everything else about it is unknown.`,
};

/**
 * What is not known of an entity whose creation was not read; undefined where it was.
 * @param known what a balance file said of it, if one did
 */
export function knownFromText(by: KnownFrom, known: string | undefined): string | undefined {
  return NOTES[by](known === undefined ? '' : ` and ${known}`);
}
