import type { Schedule, ScheduleSigner } from '@ledgerscope/contract/schedule';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { type Column, DataTable } from '../../shared/ui/data-table.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import styles from './schedule-signers.module.css';

const REASONS: Readonly<Record<ScheduleSigner['reasons'][number], string>> = {
  payer: 'pays for the execution',
  sender: 'is debited',
  receiver: 'receiver signature required',
  owner: 'owner',
  treasury: 'new treasury',
  autoRenew: 'pays for renewals',
  changed: 'is changed',
  claimer: 'claims an airdrop',
  nodeAccount: 'becomes the node account',
};
const ROLES: Readonly<Record<ScheduleSigner['role'], string>> = {
  key: 'Key',
  adminKey: 'Admin key',
  supplyKey: 'Supply key',
  wipeKey: 'Wipe key',
  freezeKey: 'Freeze key',
  kycKey: 'KYC key',
  pauseKey: 'Pause key',
  feeScheduleKey: 'Fee schedule key',
  metadataKey: 'Metadata key',
  submitKey: 'Submit key',
  fileKeys: 'File keys',
  newKey: 'The new key',
  newAdminKey: 'The new admin key',
  newFileKeys: 'The new keys',
};

const COLUMNS: readonly Column<ScheduleSigner>[] = [
  { id: 'whose', heading: 'Entity', width: '220px', fixed: true, cell: (signer) => <Whose signer={signer} /> },
  {
    id: 'reason',
    heading: 'Reason',
    width: '220px',
    cell: ({ reasons, role }) => (
      <span className="muted">
        {role === 'key' ? reasons.map((reason) => REASONS[reason]).join(', ') : ROLES[role]}
      </span>
    ),
  },
  {
    id: 'keys',
    heading: 'Keys',
    cell: ({ keys, hasKey }) =>
      keys.length === 0 ? (
        <span className="faint">{hasKey === false ? 'No key (cannot sign)' : 'Unknown'}</span>
      ) : (
        <span className={styles.signerKeys}>
          {keys.map(({ key, signed }) => (
            <span key={key} className={styles.signerKey}>
              <Hash hex={key} what="key" /> <SignedBadge signed={signed} />
            </span>
          ))}
        </span>
      ),
  },
  { id: 'state', heading: 'Signed', width: '150px', cell: ({ signed }) => <SignedBadge signed={signed} /> },
];

function Whose({ signer: { entityID: id, entityKind: kind } }: { signer: ScheduleSigner }) {
  if (id === null || kind === null) return <span className="faint">Scheduled transaction</span>;
  if (kind === 'node') return <>Node {id}</>;
  return (
    <span className="with-copy">
      {kind === 'account' ? null : <span className="faint">{kind} </span>}
      <EntityLink kind={kind} id={id} />
    </span>
  );
}

/** Whose keys the execution needs, which of them signed, and which have not. */
export function ScheduleSigners({ schedule: { signers, signersAreExact, state } }: { schedule: Schedule }) {
  return (
    <section className="card" aria-labelledby="signers">
      <header>
        <h2 id="signers">Signatures</h2>
        <span className="faint">based on current keys{state === 'PENDING' ? '' : '; this schedule has ended'}</span>
      </header>
      <DataTable
        label="Signatures"
        columns={COLUMNS}
        rows={signers}
        keyOf={(signer) => [signer.entityKind, signer.entityID, signer.role].join(' ')}
        expected={2}
        empty="No data available"
      />
      {signersAreExact ? null : (
        <p className={`${styles.signersNote} muted`}>
          The ledger does not record all requirements. Other keys may also be needed or accepted.
        </p>
      )}
    </section>
  );
}

function SignedBadge({ signed }: { signed: boolean | null }) {
  if (signed === null) return <span className="badge plain">unknown</span>;
  return <span className={signed ? 'badge good' : 'badge warn'}>{signed ? 'signed' : 'not signed'}</span>;
}
