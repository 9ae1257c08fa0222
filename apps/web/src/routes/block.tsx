import type { Amount } from '@ledgerscope/contract/amount';
import { BLOCK_CALLS, type Block } from '@ledgerscope/contract/entity-calls';
import { countWithNoun } from '@ledgerscope/ledger';
import { Link, useParams } from 'react-router';
import { TransactionsTable } from '../entities/transaction/transactions-table.tsx';
import { BlockFacts } from '../features/block-page/block-facts.tsx';
import { CutoverFacts } from '../features/block-page/cutover-facts.tsx';
import { KeyChain } from '../features/block-page/key-chain.tsx';
import { Answer } from '../features/entity-page/answer.tsx';
import { EntityPage } from '../features/entity-page/entity-page.tsx';
import { ProofBadge } from '../features/transaction-page/proof-badge.tsx';
import { ProofTab } from '../features/transaction-page/proof-tab.tsx';
import { addressOf } from '../shared/api/address.ts';
import { wholeText } from '../shared/format/hbar-text.ts';
import { blockHref, PATHS } from '../shared/paths.ts';
import { ApiView } from '../shared/ui/api-view.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { SectionError } from '../shared/ui/section-error.tsx';
import { Age, Timestamp } from '../shared/ui/timestamp.tsx';

const LIST = { name: 'Blocks', href: PATHS.blocks };

/** One block: what is in it, and why it is believed. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <EntityPage<Block>
      key={id}
      noun="Block"
      list={LIST}
      id={id}
      address={addressOf(BLOCK_CALLS.getBlock, { id })}
      invalid="Enter a block number or hash"
    >
      {(block) => <BlockView block={block} id={id} />}
    </EntityPage>
  );
}

function BlockView({ block, id }: { block: Block; id: string }) {
  const name = wholeText(block.number ?? block.sequence);
  return (
    <>
      <PageTitle>{`Block ${name}`}</PageTitle>
      <Breadcrumbs list={LIST} here={name} />
      <Answer title="BLOCK SUMMARY" badges={<ProofBadge proof={block.proof} />}>
        Block <span className="num">{name}</span> contains {countWithNoun(block.transactionCount, 'transaction')}
      </Answer>
      <p className="under muted num">
        <Timestamp iso={block.consensusEnd} /> · <Age iso={block.consensusEnd} />
      </p>
      <nav className="steps" aria-label="Blocks">
        <Step to={block.previousNumber}>Previous block</Step>
        <Step to={block.nextNumber}>Next block</Step>
      </nav>
      <SectionError what="Summary">
        <BlockFacts block={block} />
      </SectionError>
      <SectionError what="Proof">
        <section className="card" aria-labelledby="proof">
          <header>
            <h2 id="proof">Proof</h2>
          </header>
          <ProofTab proof={block.proof} />
        </section>
      </SectionError>
      {block.keyChain.length === 0 ? null : (
        <SectionError what="Chain of keys">
          <KeyChain block={block} />
        </SectionError>
      )}
      {block.cutover === null ? null : (
        <SectionError what="Cutover">
          <CutoverFacts cutover={block.cutover} />
        </SectionError>
      )}
      <ApiView path={addressOf(BLOCK_CALLS.getBlock, { id }).url} />
      <SectionError what="Transactions">
        <TransactionsTable
          list={addressOf(BLOCK_CALLS.listBlockTransactions, { id })}
          exportList={{ name: 'block-transactions', id: String(block.number ?? block.sequence) }}
          flush={false}
          oldestFirst
          byNodes={block.nodeTransactionCount > 0}
        />
      </SectionError>
    </>
  );
}

function Step({ to, children }: { to: Amount | null; children: string }) {
  if (to === null)
    return (
      <span className="button small disabled" aria-hidden="true">
        {children}
      </span>
    );
  return (
    <Link className="button small" to={blockHref(String(to))}>
      {children}
    </Link>
  );
}
