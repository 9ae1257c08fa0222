import type { BlockProofReply } from '@ledgerscope/contract/block-proof';
import { countWithNoun, WHAT_SHOWS_BELONGING } from '@ledgerscope/ledger';
import { AccountLink } from '../../entities/account/entity-link.tsx';
import { Amount } from '../../entities/amount/amount.tsx';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { HashFact, NumberFact } from '../../entities/entity/summary-facts.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { NotSigned } from './not-signed.tsx';
import { nodeCount, share } from './proof-badge.tsx';
import { strengthText, ThresholdFacts } from './threshold-proof.tsx';
import styles from './transaction-page.module.css';

/** Why the block is believed: every hash, who signed, who did not. */
export function ProofTab({ proof }: { proof: BlockProofReply }) {
  const isReported = proof.proven === 'mirror';
  return (
    <>
      <p className="lead break">{verdict(proof)}</p>
      {proof.threshold === null ? null : <p className={`${styles.panelText} muted`}>{WHAT_SHOWS_BELONGING}</p>}
      <Facts>
        <Fact name="Block">
          {proof.blockNumber === null ? null : <EntityLink kind="block" id={String(proof.blockNumber)} copy />}
        </Fact>
        <Fact name="File">
          <span className="mono break">{proof.fileName}</span> <span className="faint">{versionsOf(proof)}</span>
        </Fact>
        {proof.threshold === null && !isReported ? <FileHashes proof={proof} /> : null}
        <Fact name="Block hash">
          <Hash hex={proof.blockHash} what="block hash" whole />
          {proof.blockHashKnown ? null : (
            <span className="faint">
              provisional: computed with an assumed layout, to be confirmed by the next block
            </span>
          )}
        </Fact>
        <HashFact name="Previous block hash" hex={proof.previousHash} what="previous block hash" whole />
        {proof.gapBefore ? <Fact name="Gap">The blocks immediately before this one are missing.</Fact> : null}
        {isReported ? null : <Signatures proof={proof} />}
        {proof.errata.length === 0 ? null : (
          <Fact name="Known errata">
            {proof.errata.map((iso) => (
              <Timestamp key={iso} iso={iso} />
            ))}{' '}
            <span className="faint">unsigned; matched by hash</span>
          </Fact>
        )}
      </Facts>
      <NotSigned parts={proof.notSigned} />
    </>
  );
}

function versionsOf({ proven, version, hapiVersion }: BlockProofReply): string {
  const format = proven === 'mirror' ? 'the file used by the mirror node' : `version ${version}`;
  return hapiVersion === null ? format : `${format}, network software ${hapiVersion}`;
}

function Signatures({ proof }: { proof: BlockProofReply }) {
  return proof.threshold === null ? <Votes proof={proof} /> : <ThresholdFacts threshold={proof.threshold} />;
}

/** What single nodes sign of a record file; of a block they sign its hash together. */
function FileHashes({ proof }: { proof: BlockProofReply }) {
  return (
    <>
      <HashFact name="Signed hash (file)" hex={proof.fileHash} what="file hash" whole />
      <Fact name="Metadata hash">
        {proof.metadataHash === null ? (
          <span className="faint">not part of this format</span>
        ) : (
          <Hash hex={proof.metadataHash} what="metadata hash" whole />
        )}
      </Fact>
    </>
  );
}

function verdict(proof: BlockProofReply): string {
  if (proof.threshold !== null && proof.proven !== 'erratum') return strengthText(proof.threshold);
  if (proof.proven === 'unsigned')
    return 'Signatures for this block were not checked because this server is configured to accept unsigned files. Its hashes were recomputed.';
  if (proof.proven === 'mirror')
    return 'This block is unverified. A mirror node reported it and supplied its hashes. The only check made is that each block refers to the hash of the previous block.';
  if (proof.proven === 'erratum')
    return 'No node signed this transaction. It was executed but omitted from the network’s record files, and is included because its hash is on the published errata list. The proof below is for the surrounding block.';
  const of = proof.stakeWeighted ? 'stake' : 'nodes';
  return `${proof.signedBy.length} of ${countWithNoun(nodeCount(proof), 'node')}, holding ${share(proof)} of the ${of}, signed this block; one third is enough to verify it. Every hash below was recomputed from the file.`;
}

/** The signatures of single nodes. */
function Votes({ proof }: { proof: BlockProofReply }) {
  return (
    <>
      <Fact name="Signed by">
        <Signers proof={proof} />
      </Fact>
      <Fact name="Missing signatures">{proof.missing.length === 0 ? null : <IdList ids={proof.missing} />}</Fact>
      <NumberFact name="Invalid signatures" value={proof.rejected} />
    </>
  );
}

function Signers({ proof }: { proof: BlockProofReply }) {
  if (proof.signedBy.length === 0) return <span className="faint">None</span>;
  return (
    <ul className={styles.signers}>
      {proof.signedBy.map(({ nodeID, accountID, stake }) => (
        <li key={String(nodeID)}>
          <AccountLink id={accountID} /> <span className="faint">node {wholeText(nodeID)}</span>
          {stake === null || !proof.stakeWeighted ? null : (
            <span className="muted">
              {' '}
              <Amount tinybars={stake} compact />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function IdList({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={`flow ${styles.idList}`}>
      {ids.map((id) => (
        <li key={id}>
          <AccountLink id={id} />
        </li>
      ))}
    </ul>
  );
}
