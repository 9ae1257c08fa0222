import type { KnownName } from '@ledgerscope/contract';
import { ofSnapshot } from '@ledgerscope/ledger-store';
import { portalVersion } from '@ledgerscope/portal/portal-version';
import { contractNames, listActiveDapps, PortalRetryError, type StoredDapp } from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { nodeNames } from '../node/node-routes.ts';

const MAX_DAPPS = 1_000;
const MAX_CONTRACTS = 5_000;

/**
 * What accounts and contracts are called, each once: nodes by their own names, contracts by their source before the dapp that they
 * are of. Without the portal only nodes have names.
 */
export async function knownNames(context: ApiContext): Promise<readonly KnownName[]> {
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

async function readNames(context: ApiContext): Promise<readonly KnownName[]> {
  const [nodes, others] = await Promise.all([nodeNames(context), portalNames(context)]);
  const names = new Map<string, KnownName>();
  for (const name of [...nodes.map(({ nodeId, name }) => knownName(nodeId, name, 'node')), ...others])
    if (name.name !== '' && !names.has(name.id)) names.set(name.id, name);
  return [...names.values()];
}

async function portalNames({ portal }: ApiContext): Promise<readonly KnownName[]> {
  const store = portal?.store();
  if (store === undefined) return [];
  const [contracts, { dapps }] = await Promise.all([
    contractNames(store, MAX_CONTRACTS),
    listActiveDapps(store, { limit: MAX_DAPPS, offset: 0, order: 'asc' }),
  ]);
  const bySource = contracts.map(({ contractId, name }) => knownName(idText(contractId), name, 'contract'));
  return [...bySource, ...dapps.flatMap(namesOfDapp)];
}

function namesOfDapp({ title, accountId, contracts }: StoredDapp): KnownName[] {
  const ofContracts = contracts.map(({ contractId, name }) =>
    knownName(idText(contractId), name === '' ? title : name, 'dapp'),
  );
  return accountId === null ? ofContracts : [knownName(idText(accountId), title, 'dapp'), ...ofContracts];
}

function knownName(id: string, name: string, kind: KnownName['kind']): KnownName {
  return { id, name, kind };
}
