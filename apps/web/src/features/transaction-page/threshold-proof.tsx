import type { ThresholdProof } from '@ledgerscope/contract/block-proof';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { FactIf } from '../../entities/entity/summary-facts.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

/** What each strength is called in a few words, as badges say it. */
export const STRENGTH_NAMES: Readonly<Record<ThresholdProof['strength'], string>> = {
  'ledger-id': 'Verified against the ledger ID',
  'handed-over': 'Verified by handed over keys',
  'pinned-key': 'Signed with a pinned key',
  linked: 'Linked to a verified block',
  'replaced-scheme': 'Signed with a superseded scheme',
  'older-release': 'By an older release, not verified',
  none: 'Not verified',
};

/** How the ledger id leads to the key. */
const CHAIN_TEXTS: Readonly<Record<NonNullable<ThresholdProof['chainOfTrust']>, string>> = {
  schnorr: 'linked to the key by a Schnorr signature from the nodes',
  wraps: 'linked to the key by a WRAPS proof',
  'handed-over':
    'leads to the key by those that verified blocks handed over, which the block’s page lists under How its key was handed over',
  'first-key': 'contains the key itself (the network’s first key)',
};

/** What a block's common signature says, in sentences. */
export function strengthText({ strength, anchor, ledgerId, chainOfTrust, reason }: ThresholdProof): string {
  switch (strength) {
    case 'ledger-id':
      return 'Nodes holding more than half of the weight signed this block with a threshold signature. The signature is valid, and its key is linked to the network’s ledger ID.';
    case 'handed-over':
      return `The nodes signed this block together, with more than half of their weight. The signature was verified, under a key that blocks handed over which were verified themselves, beginning with the key ${ledgerId === null ? 'that the operator of this server pinned' : 'that the ledger id of the network names'}.`;
    case 'pinned-key':
      return 'The threshold signature is valid for a key that this server’s operator has pinned. The link between that key and the network was not verified.';
    case 'linked':
      return `This block is linked by hash to block ${anchor ?? 'after it'}, whose signature was verified ${anchorText(ledgerId, chainOfTrust)}.`;
    case 'replaced-scheme':
      return 'The signature matches this block’s hash under a superseded scheme, which does not show that a majority of nodes signed.';
    default:
      return unverifiedText(strength, reason === null ? '' : `: ${reason}`);
  }
}

function unverifiedText(strength: 'older-release' | 'none', why: string): string {
  return strength === 'none'
    ? `The signature of this block was not verified${why}. Its hashes were recomputed.`
    : `The signature of this block is by an older release, and was not verified${why}. Nothing shows that the nodes signed it. Its hashes were recomputed.`;
}

function anchorText(ledgerId: string | null, chain: ThresholdProof['chainOfTrust']): string {
  const from = ledgerId === null ? 'a key that the operator of this server pinned' : 'the ledger id of the network';
  if (chain === 'handed-over') return `under a key that verified blocks handed over, beginning with ${from}`;
  return ledgerId === null ? `under ${from}` : `from ${from}`;
}

/** The parts of a common signature. */
export function ThresholdFacts({ threshold }: { threshold: ThresholdProof }) {
  const { strength, anchor, keySha256, ledgerId, chainOfTrust, reason } = threshold;
  return (
    <>
      <Fact name="Threshold signature">
        {STRENGTH_NAMES[strength]}
        {reason === null || strength === 'none' || strength === 'older-release' ? null : (
          <span className="faint break">: {reason}</span>
        )}
      </Fact>
      <FactIf
        name="Verified by block"
        value={anchor}
        view={(block) => <EntityLink kind="block" id={String(block)} copy />}
      />
      <FactIf
        name="Signing key (SHA-256)"
        value={keySha256}
        view={(hex) => <Hash hex={hex} what="hash of the signing key" whole />}
      />
      {ledgerId === null ? null : (
        <Fact name="Ledger id">
          <Hash hex={ledgerId} what="ledger id" whole />
          <span className="faint"> {CHAIN_TEXTS[chainOfTrust ?? 'schnorr']}</span>
        </Fact>
      )}
    </>
  );
}
