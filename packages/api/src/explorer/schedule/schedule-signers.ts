import type { Key, KeyPart, Schedule, ScheduleSigner } from '@ledgerscope/contract';
import {
  type BodyAccount,
  type EntityId,
  entityIdFromStore,
  formatEntityId,
  hexText,
  type Keyed,
  type Numbered,
  packEntityId,
  type RequiredKey,
  requiredKeys,
} from '@ledgerscope/ledger';
import {
  accountStates,
  fileStates,
  type LedgerSnapshot,
  nodeStates,
  scheduleState,
  tokensById,
  topicStates,
} from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import { keyListReply, keyReply } from '../key-reply.ts';

type Reason = ScheduleSigner['reasons'][number];

/** What a schedule needs signatures for, and those that it has. */
interface Signing {
  /** 0 where it is not known. */
  readonly payer: bigint;
  readonly body: hapi.SchedulableTransactionBody | undefined;
  /** Public keys, or their beginnings. */
  readonly signatories: readonly Uint8Array[];
}

/** Whose key it is, what it is, and what the ledger knows of it. */
interface Holder extends Pick<ScheduleSigner, 'entityID' | 'entityKind' | 'role' | 'reasons'> {
  readonly key: Key | null;
  /** False where nothing was read that contains its key. */
  readonly known: boolean;
}

/** The keys that the execution is known to need, and which of them signed so far; the payer's first. */
export async function scheduleSigners(
  snapshot: LedgerSnapshot,
  signing: Signing,
): Promise<Pick<Schedule, 'signers' | 'signersAreExact'>> {
  const { keys, exact } = requiredKeys(signing.body);
  const accounts = await accountHolders(snapshot, signing.payer, keys);
  const others = await Promise.all(distinct(keys).map((key) => entityHolder(snapshot, key)));
  const stated = keys.flatMap((key) => (key.of === 'body' ? [statedHolder(key)] : []));
  const hasSigned = signedBy(signing.signatories);
  const unnamed = keys.some((key) => key.of === 'account' && idOf(key.id) === undefined && key.reason !== 'receiver');
  return {
    signers: [...accounts, ...others.flatMap((holder) => holder ?? []), ...stated].map(({ key, known, ...holder }) => ({
      ...holder,
      hasKey: known ? key !== null : null,
      ...signatureOf(key, hasSigned),
    })),
    signersAreExact: exact && signing.payer !== 0n && !unnamed,
  };
}

/** Each account once. Receivers are among them only where they ask to sign for what they get. */
async function accountHolders(
  snapshot: LedgerSnapshot,
  payer: bigint,
  keys: readonly RequiredKey[],
): Promise<readonly Holder[]> {
  const reasons = new Map<EntityId, Set<Reason>>();
  const add = (id: EntityId, reason: Reason) => reasons.set(id, (reasons.get(id) ?? new Set()).add(reason));
  if (payer !== 0n) add(entityIdFromStore(payer), 'payer');
  for (const key of keys) {
    const id = key.of === 'account' ? idOf(key.id) : undefined;
    if (key.of === 'account' && id !== undefined) add(id, key.reason);
  }
  const states = await accountStates(snapshot, [...reasons.keys()]);
  return [...reasons].flatMap(([id, why]) => {
    const state = states.get(id);
    if (state?.receiverSigRequired !== 1) why.delete('receiver');
    if (why.size === 0) return [];
    const key = keyReply(state?.key ?? new Uint8Array());
    const kind = state?.actsAsContract === true ? 'contract' : 'account';
    return [
      {
        entityID: formatEntityId(id),
        entityKind: kind,
        role: 'key',
        reasons: [...why],
        key,
        known: key !== null,
      } as const,
    ];
  });
}

type EntityKey = Extract<RequiredKey, { of: Keyed }>;

function distinct(keys: readonly RequiredKey[]): readonly EntityKey[] {
  return keys.filter((key): key is EntityKey => key.of !== 'account' && key.of !== 'body');
}

/** Undefined for a topic that anybody may send to. */
async function entityHolder(
  snapshot: LedgerSnapshot,
  { of, id: numbered, role }: EntityKey,
): Promise<Holder | undefined> {
  const id = packId(numbered);
  if (id === undefined) return undefined;
  const found = await KEYS[of](snapshot, id, role);
  if (role === 'submitKey' && found?.length === 0) return undefined;
  const bytes = found ?? new Uint8Array();
  return {
    entityID: of === 'node' ? String(id) : formatEntityId(id),
    entityKind: of,
    role,
    reasons: [],
    key: of === 'file' ? keyListReply(bytes) : keyReply(bytes),
    known: found !== undefined,
  };
}

/** Serialized keys of entities by role: empty for none, undefined where the entity's creation was not read. */
const KEYS: Readonly<
  Record<
    Keyed,
    (snapshot: LedgerSnapshot, id: EntityId, role: ScheduleSigner['role']) => Promise<Uint8Array | undefined>
  >
> = {
  token: async (snapshot, id, role) => keyOf((await tokensById(snapshot, [id])).get(id), role),
  topic: async (snapshot, id, role) => keyOf((await topicStates(snapshot, [id])).get(id), role),
  contract: async (snapshot, id) => {
    const state = (await accountStates(snapshot, [id])).get(id);
    return keyOf(state && { createdNs: state.createdNs, adminKey: state.key }, 'adminKey');
  },
  file: async (snapshot, id) => {
    const state = (await fileStates(snapshot, [id])).get(id);
    return keyOf(state && { createdNs: state.createdNs, fileKeys: state.keys }, 'fileKeys');
  },
  schedule: async (snapshot, id, role) => keyOf(await scheduleState(snapshot, id), role),
  node: async (snapshot, id, role) =>
    keyOf(
      (await nodeStates(snapshot)).find(({ nodeId }) => nodeId === id),
      role,
    ),
};

function keyOf(
  state: ({ readonly createdNs: bigint } & { readonly [Role in ScheduleSigner['role']]?: Uint8Array }) | undefined,
  role: ScheduleSigner['role'],
): Uint8Array | undefined {
  const key = state?.[role];
  return key !== undefined && (key.length > 0 || state?.createdNs !== 0n) ? key : undefined;
}

function statedHolder(stated: Extract<RequiredKey, { of: 'body' }>): Holder {
  const key =
    'keyList' in stated
      ? keyListReply(encode(hapi.KeyList, stated.keyList ?? { keys: [] }))
      : keyReply(encode(hapi.Key, stated.key ?? hapi.Key.create()));
  return { entityID: null, entityKind: null, role: stated.role, reasons: [], key, known: true };
}

function packId(id: Numbered | undefined): EntityId | undefined {
  return id?.num === undefined ? undefined : packEntityId(id.shardNum, id.realmNum, id.num);
}

function idOf(account: BodyAccount | undefined): EntityId | undefined {
  return packId(account && { ...account, num: account.accountNum });
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

/** The parts of a key inside each other again: a part of depth 2 is in the last one of depth 1 before it. */
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
