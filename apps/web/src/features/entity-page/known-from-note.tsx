import type { KnownFrom } from '@ledgerscope/contract';

const NOTES: Readonly<Record<KnownFrom, string | undefined>> = {
  CREATION: undefined,
  GENESIS:
    'It was there before the first block. The state that the network began with was loaded from the first block: no node signed it, but its hash is known to this program.',
  SOURCE:
    'It was made before the first block that was read. Its state at that time is what the source says: nothing proves it.',
  CHANGES: 'Its creation was not read, only later changes: what none of them states is unknown.',
  MENTIONS: 'Only transactions that name it were read: everything else about it is unknown.',
};

/** Says what is not known of an entity whose creation was not read; nothing where it was. */
export function KnownFromNote({ by }: { by: KnownFrom }) {
  const note = NOTES[by];
  return note === undefined ? null : <p className="muted known-from-note">{note}</p>;
}
