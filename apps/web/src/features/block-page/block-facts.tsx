import type { Block } from '@ledgerscope/contract';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';

const FORMATS: Readonly<Record<string, string>> = {
  record: 'record stream file',
  'wrapped-record': 'wrapped record block',
  block: 'block stream',
  mirror: 'as a mirror node reports',
};

/** What a block holds. */
export function BlockFacts({ block }: { block: Block }) {
  return (
    <FactsCard>
      <Fact name="Block">
        {block.number === null ? (
          <span className="faint">Not known: no node signed a number; {wholeText(block.sequence)} in this store</span>
        ) : (
          <span className="num">{wholeText(block.number)}</span>
        )}
      </Fact>
      <Fact name="Transactions">
        <span className="num">{wholeText(block.transactionCount)}</span>
        {block.nodeTransactionCount > 0 ? (
          <span className="faint"> and {wholeText(block.nodeTransactionCount)} of the nodes themselves</span>
        ) : null}
      </Fact>
      <Fact name="First transaction">
        <Timestamp iso={block.consensusStart} seconds copy />
      </Fact>
      <Fact name="Last transaction">
        <Timestamp iso={block.consensusEnd} seconds copy />
      </Fact>
      <Fact name="Gas used">
        <span className="num">{wholeText(block.gasUsed)}</span>
      </Fact>
      <Fact name="Size">
        <span className="num">{wholeText(block.sizeBytes)} bytes</span>{' '}
        <span className="faint">{FORMATS[block.format] ?? block.format}</span>
      </Fact>
    </FactsCard>
  );
}
