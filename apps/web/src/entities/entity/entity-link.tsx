import { isolatedText } from '@ledgerscope/ledger';
import { Link } from 'react-router';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { entityHref, type LinkedEntityKind } from './entity-href.ts';
import { useKnownName } from './use-known-name.ts';

interface EntityLinkProps {
  readonly kind: LinkedEntityKind;
  readonly id: string;
  /** Shown instead of the id, where one is known: a name, alias or symbol. Ledger text; only ever text. */
  readonly name?: string | null | undefined;
  /** The kind's icon in front. */
  readonly icon?: boolean;
  /** A button that copies the id. */
  readonly copy?: boolean;
  /**
   * Behind the id, what it is called: a text, or for true (the default) what is known of accounts and contracts. Sentences go
   * without.
   */
  readonly label?: boolean | string | undefined;
}

/** Something on the ledger, as a link to its page with a card of its key facts under the pointer or in focus. */
export function EntityLink(props: EntityLinkProps) {
  const { kind, id, name, icon = false, copy = false, label = true } = props;
  const found = useKnownName(kind, id, label === true && !isNamed(name));
  const known = typeof label === 'string' && label !== '' ? label : found;
  const body = (
    <>
      {icon ? <EntityIcon kind={kind} /> : null}
      <EntityName {...props} />
      {known === undefined ? null : (
        <>
          {' '}
          <span className="faint entity-label" data-tip={isolatedText(known)}>
            <LedgerText text={known} />
          </span>
        </>
      )}
    </>
  );
  if (!copy) return body;
  return (
    <span className="with-copy">
      <span>{body}</span>
      <CopyButton text={id} what={`${kind} ${id}`} />
    </span>
  );
}

function EntityName({ kind, id, name }: EntityLinkProps) {
  const named = isNamed(name);
  const className = named ? 'entity' : 'mono entity';
  return (
    <Link className={className} to={entityHref(kind, id)} data-card={hasCard(kind) ? `${kind}/${id}` : undefined}>
      {named ? <LedgerText text={name} /> : id}
    </Link>
  );
}

function isNamed(name: string | null | undefined): name is string {
  return typeof name === 'string' && name !== '';
}

function hasCard(kind: LinkedEntityKind): boolean {
  return kind === 'account' || kind === 'contract' || kind === 'topic' || kind === 'node' || kind === 'token';
}

const ICONS: Readonly<Record<LinkedEntityKind, IconName>> = {
  account: 'account',
  node: 'node',
  contract: 'contract',
  token: 'token',
  topic: 'topic',
  file: 'file',
  schedule: 'clock',
  block: 'block',
};

/** The icon of a kind, in a small square. */
export function EntityIcon({ kind }: { kind: LinkedEntityKind }) {
  return (
    <span className="entity-icon">
      <Icon name={ICONS[kind]} size={13} />
    </span>
  );
}
