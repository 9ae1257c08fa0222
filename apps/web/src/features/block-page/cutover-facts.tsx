import type { CutoverReply } from '@ledgerscope/contract/block-proof';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

/** How the first block of the block stream continues from the last record file. */
export function CutoverFacts({ cutover }: { cutover: CutoverReply }) {
  const { lastNumber, lastHash, wrappedRoot, recomputed, firstNumber } = cutover;
  return (
    <section className="card" aria-labelledby="cutover">
      <header>
        <h2 id="cutover">Cutover</h2>
      </header>
      <p className="lead">
        Here the network switched from record files to the block stream. The first block refers to the root of the block
        that wraps the last record file, not to the hash of that file.
      </p>
      <Facts>
        <Fact name="Last record file">
          {lastNumber === null ? null : (
            <>
              <EntityLink kind="block" id={String(lastNumber)} /> <span className="faint">with the hash</span>{' '}
            </>
          )}
          <Hash hex={lastHash} what="hash of the last record file" whole />
        </Fact>
        <Fact name="Block that wraps it">
          <Hash hex={wrappedRoot} what="root of the block that wraps the last record file" whole />{' '}
          <span className="faint">
            {recomputed
              ? 'recomputed from the block that wraps this file'
              : 'not recomputed: no source contains the block that wraps this file'}
          </span>
        </Fact>
        <Fact name="First block">
          {firstNumber === null ? null : <EntityLink kind="block" id={String(firstNumber)} />}{' '}
          <span className="faint">contains that root as the previous hash</span>
        </Fact>
      </Facts>
    </section>
  );
}
