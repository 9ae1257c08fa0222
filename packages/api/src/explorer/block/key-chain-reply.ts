import { type KeyStep, toAmount } from '@ledgerscope/contract';
import { type BlockRow, type HintsKeyChangeRow, hintsKeyChanges, type LedgerSnapshot } from '@ledgerscope/ledger-store';

const MOST_STEPS = 100;

/** The keys that blocks handed over, up to the one that a block was verified under; empty where another chain of trust leads to that. */
export async function keyChainReply(snapshot: LedgerSnapshot, block: BlockRow): Promise<KeyStep[]> {
  if (block.chainOfTrust !== 'handed-over') return [];
  const upTo = block.anchor ?? block.number ?? -1n;
  const changes = (await hintsKeyChanges(snapshot)).filter(({ blockNumber }) => blockNumber <= upTo);
  const steps: KeyStep[] = [];
  let key = block.hintsKey;
  for (const change of changes.reverse()) {
    if (change.outcome !== 'activated' || change.keySha256 !== key) continue;
    steps.unshift(stepOf(change));
    key = change.previousKey;
    if (steps.length === MOST_STEPS) return steps;
  }
  const first = changes.findLast((change) => change.keySha256 === key && change.construction !== 0n);
  return [{ ...UNKNOWN, keySha256: key, constructionID: amountOf(first?.construction) }, ...steps];
}

const UNKNOWN = { announcedIn: null, activatedIn: null } as const;

function stepOf({ keySha256, construction, announcedIn, blockNumber }: HintsKeyChangeRow): KeyStep {
  return {
    keySha256: keySha256,
    constructionID: amountOf(construction),
    announcedIn: announcedIn === null ? null : toAmount(announcedIn),
    activatedIn: toAmount(blockNumber),
  };
}

function amountOf(construction = 0n) {
  return construction === 0n ? null : toAmount(construction);
}
