import type { ThresholdProof } from '@ledgerscope/contract/block-proof';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { FactIf } from '../../entities/entity/summary-facts.tsx';
import { Fact } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

/** What each strength is called in a few words, as badges say it. */
export const STRENGTH_NAMES: Readonly<Record<ThresholdProof['strength'], string>> = {
  'ledger-id': 'Verified against the ledger ID',
  'handed-over': 'Verified with handed-over keys',
  'pinned-key': 'Signed with a pinned key',
  linked: 'Linked to a verified block',
  'replaced-scheme': 'Signed with a superseded scheme',
  'older-release': 'Older release, not verified',
  none: 'Not verified',
};

/** How the ledger id leads to the key. */
const CHAIN_TEXTS: Readonly<Record<NonNullable<ThresholdProof['chainOfTrust']>, string>> = {
  schnorr: 'linked to the key by a Schnorr signature from the nodes',
  wraps: 'linked to the key by a WRAPS proof',
  'handed-over':
    'linked to the key through the keys that verified blocks handed over (listed on the block page under Key handover)',
  'first-key': 'contains the key itself (the network’s first key)',
};

/** What a block's common signature says, in sentences. */
export function strengthText({ strength, anchor, ledgerId, chainOfTrust, reason }: ThresholdProof): string {
  switch (strength) {
    case 'ledger-id':
      return 'Nodes holding more than half of the weight signed this block with a threshold signature. The signature is valid, and its key is linked to the network’s ledger ID.';
    case 'handed-over':
      return `Nodes holding more than half of the weight signed this block with a threshold signature. The signature is valid, and its key was handed over in verified blocks, starting with the key ${ledgerId === null ? 'pinned by the operator of this server' : 'linked to the network’s ledger ID'}.`;
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
    : `The signature of this block has the format of an older release and was not verified${why}. There is no evidence that the nodes signed the block. Its hashes were recomputed.`;
}

function anchorText(ledgerId: string | null, chain: ThresholdProof['chainOfTrust']): string {
  const from = ledgerId === null ? 'a key pinned by the operator of this server' : 'the network’s ledger ID';
  if (chain === 'handed-over') return `with a key that verified blocks handed over, starting with ${from}`;
  return ledgerId === null ? `with ${from}` : `against ${from}`;
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
