import type { HintsKeyChangeRow } from '@ledgerscope/ledger-store';
import { type HintsChange, KeyChain, type KeyEvent, type VerifiedUnder } from '@ledgerscope/streams';
import { underOf } from './block-strength.ts';
import type { VerifiedBlock } from './verify-file.ts';

/** The stored rows of what a block says of keys. */
export function hintsKeyRows({ block, strength, keyEvents = [] }: VerifiedBlock): HintsKeyChangeRow[] {
  const under = strength === undefined ? undefined : underOf(strength);
  return keyEvents.map((event, position) => ({
    consensusNs: block.consensusEnd,
    position,
    blockNumber: block.number ?? 0n,
    ...givenBy(event.change),
    verifiedKey: under?.keySha256 ?? '',
    verifiedLedgerId: under?.ledgerId ?? '',
    ...meaningOf(event),
  }));
}

function givenBy({ state, isPartial, cleared, constructionId, stage, keySha256 }: HintsChange) {
  return {
    state,
    isPartial: isPartial ? 1 : 0,
    cleared: cleared.map(BigInt),
    givenConstruction: constructionId ?? 0n,
    givenStage: stage ?? '',
    givenKey: keySha256 ?? '',
  };
}

function meaningOf({ outcome, reason, constructionId, keySha256, previousKey, announcedIn }: KeyEvent) {
  return {
    outcome,
    reason: reason ?? '',
    construction: constructionId ?? 0n,
    keySha256: keySha256 ?? '',
    previousKey: previousKey ?? '',
    announcedIn: announcedIn ?? null,
  };
}

/** The chain of keys as of the last of these rows: what ingest knew before it was started again. */
export function keyChainOf(rows: readonly HintsKeyChangeRow[]): KeyChain {
  const blocks = new Map<bigint, HintsKeyChangeRow[]>();
  for (const row of rows) blocks.set(row.blockNumber, [...(blocks.get(row.blockNumber) ?? []), row]);
  let chain = KeyChain.empty;
  for (const [number, changes] of blocks)
    ({ chain } = chain.after(number, changes.map(changeOf), verifiedUnder(changes)));
  return chain;
}

function verifiedUnder([first]: readonly HintsKeyChangeRow[]): VerifiedUnder | undefined {
  if (first === undefined || first.verifiedKey === '') return undefined;
  return { keySha256: first.verifiedKey, ledgerId: orUndefined(first.verifiedLedgerId) };
}

function changeOf(row: HintsKeyChangeRow): HintsChange {
  return {
    state: row.state === 'active' ? 'active' : 'next',
    isPartial: row.isPartial === 1,
    cleared: row.cleared.map(Number),
    constructionId: row.givenConstruction === 0n ? undefined : row.givenConstruction,
    stage: row.givenStage === 'key' || row.givenStage === 'earlier' ? row.givenStage : undefined,
    keySha256: orUndefined(row.givenKey),
  };
}

function orUndefined(text: string): string | undefined {
  return text === '' ? undefined : text;
}
