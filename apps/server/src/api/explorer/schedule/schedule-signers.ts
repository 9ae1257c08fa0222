import type { Key, KeyPart, ScheduleSigner } from '@ledgerscope/contract';
import { type EntityId, formatEntityId, packEntityId } from '@ledgerscope/ledger';
import { accountStates, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { keyReply } from '../key-reply.ts';
import { hexText } from '../values.ts';

type Reason = ScheduleSigner['reasons'][number];

/** What a schedule needs signatures for, and those that it has. */
interface Signing {
  /** 0 where it is not known. */
  readonly payer: bigint;
  readonly body: hapi.SchedulableTransactionBody | undefined;
  /** Public keys, or their beginnings. */
  readonly signatories: readonly Uint8Array[];
}

/** The accounts whose keys the execution is known to need, and which of those keys signed so far; the payer first. */
export async function scheduleSigners(store: LedgerSnapshot, signing: Signing): Promise<ScheduleSigner[]> {
  const reasons = new Map<EntityId, Reason[]>();
  if (signing.payer !== 0n) reasons.set(signing.payer as EntityId, ['payer']);
  for (const id of sendersOf(signing.body)) reasons.set(id, [...(reasons.get(id) ?? []), 'sender']);
  const states = await accountStates(store, [...reasons.keys()]);
  const hasSigned = signedBy(signing.signatories);
  return [...reasons].map(([id, why]) => {
    const key = keyReply(states.get(id)?.key ?? new Uint8Array());
    return { accountID: formatEntityId(id), reasons: why, ...signatureOf(key, hasSigned) };
  });
}

/** Whom a transfer takes something from; what an allowance covers needs no key of the owner. */
function sendersOf(body: hapi.SchedulableTransactionBody | undefined): readonly EntityId[] {
  const { transfers, tokenTransfers = [] } = body?.cryptoTransfer ?? {};
  const debits = [
    ...(transfers?.accountAmounts ?? []),
    ...tokenTransfers.flatMap(({ transfers: ofToken }) => ofToken),
  ].filter(({ amount, isApproval }) => amount < 0n && !isApproval);
  const nfts = tokenTransfers.flatMap(({ nftTransfers }) => nftTransfers).filter(({ isApproval }) => !isApproval);
  const accounts = [...debits.map(({ accountID }) => accountID), ...nfts.map(({ senderAccountID }) => senderAccountID)];
  return [...new Set(accounts.flatMap((account) => idOf(account) ?? []))];
}

function idOf(account: hapi.AccountID | undefined): EntityId | undefined {
  if (account?.accountNum === undefined) return undefined;
  return packEntityId(account.shardNum, account.realmNum, account.accountNum);
}

function signedBy(signatories: readonly Uint8Array[]): (key: string) => boolean {
  const prefixes = signatories.map(hexText).filter((prefix) => prefix !== '');
  return (key) => prefixes.some((prefix) => key.startsWith(prefix));
}

function signatureOf(key: Key | null, hasSigned: (key: string) => boolean): Pick<ScheduleSigner, 'signed' | 'keys'> {
  if (key === null) return { signed: null, keys: [] };
  const all = [key, ...key.keys].flatMap(({ key: one }) => one ?? []);
  const keys = [...new Set(all)].map((one) => ({ key: one, signed: hasSigned(one) }));
  return { signed: isSatisfied(treeOf(key), hasSigned), keys };
}

interface Node extends Pick<KeyPart, 'key' | 'threshold'> {
  readonly inside: Node[];
}

/** The parts of a key inside each other again: a part of depth 2 lies in the last one of depth 1 before it. */
function treeOf({ key, threshold, keys }: Key): Node {
  const top: Node = { key, threshold, inside: [] };
  const path = [top];
  for (const part of keys) {
    const node: Node = { key: part.key, threshold: part.threshold, inside: [] };
    path.length = part.depth;
    path.at(-1)?.inside.push(node);
    path.push(node);
  }
  return top;
}

/** Null where it hangs on what no signature shows: a contract that takes part. */
function isSatisfied({ key, threshold, inside }: Node, hasSigned: (key: string) => boolean): boolean | null {
  if (key !== null) return hasSigned(key);
  if (inside.length === 0) return null;
  const parts = inside.map((part) => isSatisfied(part, hasSigned));
  const needed = threshold ?? inside.length;
  const signed = parts.filter((part) => part === true).length;
  const open = parts.filter((part) => part === null).length;
  if (signed >= needed) return true;
  return signed + open >= needed ? null : false;
}
