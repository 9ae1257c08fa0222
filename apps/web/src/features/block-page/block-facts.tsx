import type { Block } from '@ledgerscope/contract/entity-calls';
import { NumberFact } from '../../entities/entity/summary-facts.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact } from '../../shared/ui/facts.tsx';
import { FactsCard } from '../../shared/ui/facts-card.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { UnknownFieldsFact } from './unknown-fields-fact.tsx';

const FORMATS: Readonly<Record<string, string>> = {
  record: 'record stream file',
  'wrapped-record': 'wrapped record block',
  block: 'block stream',
  mirror: 'reported by a mirror node',
};

/** What a block holds. */
export function BlockFacts({ block }: { block: Block }) {
  return (
    <FactsCard>
      <Fact name="Block">
        {block.number === null ? (
          <span className="faint">
            Unknown (no signed block number); no. {wholeText(block.sequence)} in this database
          </span>
        ) : (
          numberText(block.number)
        )}
      </Fact>
      <Fact name="Transactions">
        {numberText(block.transactionCount)}
        {block.nodeTransactionCount > 0 ? (
          <span className="faint"> plus {wholeText(block.nodeTransactionCount)} node transactions</span>
        ) : null}
      </Fact>
      <Fact name="First transaction">
        <Timestamp iso={block.consensusStart} seconds copy />
      </Fact>
      <Fact name="Last transaction">
        <Timestamp iso={block.consensusEnd} seconds copy />
      </Fact>
      <NumberFact name="Gas used" value={block.gasUsed} />
      <Fact name="Size">
        <span className="num">{wholeText(block.sizeBytes)} bytes</span>{' '}
        <span className="faint">{FORMATS[block.format] ?? block.format}</span>
      </Fact>
      <UnknownFieldsFact fields={block.unknownFields} />
    </FactsCard>
  );
}
