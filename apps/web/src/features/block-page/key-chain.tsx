import type { KeyStep } from '@ledgerscope/contract/block-proof';
import type { Block } from '@ledgerscope/contract/entity-calls';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Hash } from '../../shared/ui/hash.tsx';

/** The keys that blocks handed over one to the next, from the first one to that of the block. */
export function KeyChain({ block: { keyChain, proof } }: { block: Block }) {
  const isWhole = keyChain[0]?.activatedIn === null;
  return (
    <section className="card" aria-labelledby="key-chain">
      <header>
        <h2 id="key-chain">Key handover</h2>
      </header>
      <p className="lead">
        Each key except the first was announced in a block that the nodes signed with the previous key.
        {isWhole ? '' : ` These are the latest ${keyChain.length}.`}
      </p>
      <ol className="listing">
        {keyChain.map((step) => (
          <li key={`${step.activatedIn}`}>
            <Hash hex={step.keySha256} what="hash of the signing key" />{' '}
            <StepText step={step} ledgerId={proof.threshold?.ledgerId ?? null} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepText({ step, ledgerId }: { step: KeyStep; ledgerId: string | null }) {
  const { constructionID, announcedIn, activatedIn } = step;
  const construction = constructionID === null ? '' : `construction ${wholeText(constructionID)}, `;
  if (activatedIn === null)
    return (
      <span>
        {construction}
        {ledgerId === null ? 'pinned by the operator of this server' : 'linked to the network’s ledger ID'}
      </span>
    );
  return (
    <span>
      {construction}
      {announcedIn === null ? null : (
        <>
          announced in block <EntityLink kind="block" id={String(announcedIn)} />,{' '}
        </>
      )}
      in force from block <EntityLink kind="block" id={String(activatedIn)} /> on
    </span>
  );
}
