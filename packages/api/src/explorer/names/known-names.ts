import type { KnownName } from '@ledgerscope/contract';
import { ofSnapshot } from '@ledgerscope/ledger-store';
import { portalVersion } from '@ledgerscope/portal/portal-version';
import { contractNames, listActiveDapps, PortalRetryError, type StoredDapp } from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { type NamedToken, namedTokens } from '../contract/token/named-tokens.ts';
import { nodeNames } from '../node/node-routes.ts';

const MAX_DAPPS = 1_000;
const MAX_CONTRACTS = 5_000;

/**
 * What accounts and contracts are called, each once: nodes by their own names, contracts by the name of the token that they are before
 * that in a dapp and that in their source. Without the portal nodes and tokens alone have names.
 */
export async function knownNames(context: ApiContext): Promise<readonly KnownName[]> {
  const [stored, tokens] = await Promise.all([storedNames(context), namedTokens(context)]);
  return mergeNames([...stored.nodes, ...tokens.map(nameOfToken), ...stored.dapps], stored.classes);
}

interface StoredNames {
  readonly nodes: readonly Name[];
  readonly dapps: readonly Name[];
  /** Of contracts in their source. */
  readonly classes: readonly Name[];
}

type Name = Omit<KnownName, 'className'>;

async function storedNames(context: ApiContext): Promise<StoredNames> {
  // Searches ask with every letter. The portal's names can change while the ledger does not change.
  const version = await portalVersion(context.portal, context.log);
  try {
    return await ofSnapshot(context.snapshot, `known names ${version}`, () => readNames(context));
  } catch (error) {
    if (!(error instanceof PortalRetryError)) throw error;
    context.onIncomplete?.();
    return readNames({ ...context, portal: undefined });
  }
}

async function readNames(context: ApiContext): Promise<StoredNames> {
  const [nodes, { dapps, classes }] = await Promise.all([nodeNames(context), portalNames(context)]);
  return { nodes: nodes.map(({ nodeId, name }) => nameOf(nodeId, name, 'node')), dapps, classes };
}

/** The first name of each counts; beside it is that of the source. */
function mergeNames(names: readonly Name[], classes: readonly Name[]): readonly KnownName[] {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]));
  const merged = new Map<string, KnownName>();
  for (const name of [...names, ...classes])
    if (name.name !== '' && !merged.has(name.id))
      merged.set(name.id, { ...name, className: classNames.get(name.id) ?? null });
  return [...merged.values()];
}

async function portalNames({ portal }: ApiContext): Promise<Omit<StoredNames, 'nodes'>> {
  const store = portal?.store();
  if (store === undefined) return { dapps: [], classes: [] };
  const [contracts, { dapps }] = await Promise.all([
    contractNames(store, MAX_CONTRACTS),
    listActiveDapps(store, { limit: MAX_DAPPS, offset: 0, order: 'asc' }),
  ]);
  const classes = contracts.map(({ contractId, name }) => nameOf(idText(contractId), name, 'contract'));
  return { dapps: dapps.flatMap(namesOfDapp), classes };
}

function namesOfDapp({ title, accountId, contracts }: StoredDapp): Name[] {
  const ofContracts = contracts.map(({ contractId, name }) =>
    nameOf(idText(contractId), name === '' ? title : name, 'dapp'),
  );
  return accountId === null ? ofContracts : [nameOf(idText(accountId), title, 'dapp'), ...ofContracts];
}

/** `Lantern (LNTN)`. */
function nameOfToken({ id, name, symbol }: NamedToken): Name {
  const hasBoth = name !== null && symbol !== null && name !== symbol;
  return nameOf(id, hasBoth ? `${name} (${symbol})` : (name ?? symbol ?? ''), 'token');
}

function nameOf(id: string, name: string, kind: KnownName['kind']): Name {
  return { id, name, kind };
}
