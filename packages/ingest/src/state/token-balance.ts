import { type EntityId, NO_ENTITY, TYPE_ID } from '@ledgerscope/ledger';
import type { AccountTokenRow, TokenRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { noteNotUnderstood } from '../derive/note-not-understood.ts';
import { takeNftsAway } from './nft-owned.ts';
import type { StateSets } from './state-set.ts';
import { noteToken, wantToken } from './token.ts';

const I64_MAX = 0x7fff_ffff_ffff_ffffn;
/** TokenFreezeStatus and TokenKycStatus, and what is said where neither is known. */
const NOT_APPLICABLE = 0;
const FROZEN = 1;
const UNFROZEN = 2;
const GRANTED = 1;
const REVOKED = 2;
const UNKNOWN = 3;

interface Association {
  readonly automatic: boolean;
  /** The treasury and fee collectors of a new token may use it at once. */
  readonly byCreation: boolean;
}

/** Balances, associations, freezes and KYC: what a transaction changes between accounts and tokens. */
export function changeTokenBalances(derivation: Derivation, row: TransactionRow): void {
  associateAutomatically(derivation, row);
  if (derivation.successful) changeRelations(derivation);
  moveAmounts(derivation, row);
  if (derivation.successful) dissociate(derivation);
}

export function wantRelation(derivation: Derivation, account: EntityId, token: EntityId): void {
  derivation.changes.want('accountToken', { account, token });
  wantToken(derivation, token);
}

/** The relation of an account to a token, to be changed in place. */
export function relationOf(
  { consensusNs }: Derivation,
  state: StateSets,
  account: EntityId,
  token: Readonly<TokenRow>,
): AccountTokenRow {
  const relation = state.accountToken.change({ account, token: token.id });
  if (relation.changedNs === 0n) Object.assign(relation, firstSeen(state, token));
  relation.changedNs = consensusNs;
  return relation;
}

/** Adds to a balance; a move shows that there is an association, whether its making was ingested or not. */
export function addToBalance(derivation: Derivation, relation: AccountTokenRow, amount: bigint): void {
  const balance = relation.balance + amount;
  if (balance <= I64_MAX && balance >= -I64_MAX) relation.balance = balance;
  else noteNotUnderstood(derivation, 'token balance', 'an int64', `${balance}`);
  relation.associated = 1;
}

/** The state of a relation that was not seen being made: where that was before the first block, nobody can say unless it cannot differ. */
function firstSeen(state: StateSets, token: Readonly<TokenRow>): ReturnType<typeof firstStatus> {
  const status = firstStatus(token, false);
  if (token.createdNs >= (state.ledgerCounter.get({ name: 'startNs' })?.value ?? 0n)) return status;
  const { freezeStatus, kycStatus } = status;
  return {
    freezeStatus: freezeStatus === NOT_APPLICABLE ? NOT_APPLICABLE : UNKNOWN,
    kycStatus: kycStatus === NOT_APPLICABLE ? NOT_APPLICABLE : UNKNOWN,
  };
}

/** The state of a new relation; for a token whose keys are not known, nobody can say. */
function firstStatus(
  token: Readonly<TokenRow>,
  byCreation: boolean,
): Pick<AccountTokenRow, 'freezeStatus' | 'kycStatus'> {
  if (token.createdNs === 0n) return { freezeStatus: UNKNOWN, kycStatus: UNKNOWN };
  const frozen = token.freezeDefault === 1 && !byCreation;
  return {
    freezeStatus: token.freezeKey.length === 0 ? NOT_APPLICABLE : frozen ? FROZEN : UNFROZEN,
    kycStatus: token.kycKey.length === 0 ? NOT_APPLICABLE : byCreation ? GRANTED : REVOKED,
  };
}

function moveAmounts(derivation: Derivation, row: TransactionRow): void {
  const { tokenTransferToken: tokens, tokenTransferAccount: accounts, tokenTransferAmount: amounts } = row;
  if (tokens.length === 0) return;
  const dissociates = row.type === TYPE_ID.tokenDissociate;
  for (const [index, token] of tokens.entries())
    wantRelation(derivation, accounts[index] as EntityId, token as EntityId);
  if (dissociates) takeNftsAway(derivation, row);
  derivation.changes.push((state) => {
    for (let index = 0; index < tokens.length; index++) {
      const id = tokens[index] as EntityId;
      const amount = amounts[index] ?? 0n;
      const token = noteToken(state, id, dissociates ? undefined : 'FUNGIBLE_COMMON');
      addToBalance(derivation, relationOf(derivation, state, accounts[index] as EntityId, token), amount);
      // An account that dissociates from a deleted token loses its balance of it, and no receipt has the supply.
      if (dissociates) state.tokenSupply.change({ id }).totalSupply += amount;
    }
  });
}

function associateAutomatically(derivation: Derivation, row: TransactionRow): void {
  const { body, successful } = derivation;
  const byCreation = body.tokenCreation !== undefined;
  for (const [index, token] of row.associatedToken.entries())
    associate(derivation, row.associatedAccount[index] as EntityId, token as EntityId, {
      automatic: !byCreation,
      byCreation,
    });
  // Before HAPI 0.18 the record did not list the accounts that a creation associates.
  if (byCreation && successful && row.associatedToken.length === 0)
    for (const account of associatedByCreation(derivation, body.tokenCreation))
      associate(derivation, account, row.created as EntityId, { automatic: false, byCreation });
}

/** The treasury, and collectors of fees that are paid in the new token. */
function associatedByCreation(
  { ids }: Derivation,
  body: hapi.TokenCreateTransactionBody | undefined,
): ReadonlySet<EntityId> {
  const accounts = new Set([ids.account(body?.treasury)]);
  for (const { fixedFee, fractionalFee, feeCollectorAccountId } of body?.customFees ?? []) {
    const denominating = fixedFee?.denominatingTokenId;
    const inItself = denominating !== undefined && ids.token(denominating) === NO_ENTITY;
    if (inItself || fractionalFee !== undefined) accounts.add(ids.account(feeCollectorAccountId));
  }
  return accounts;
}

/** An association that exists already stays as it is. */
export function associate(derivation: Derivation, account: EntityId, id: EntityId, how: Association): void {
  if (account === NO_ENTITY || id === NO_ENTITY) return;
  wantRelation(derivation, account, id);
  derivation.changes.push((state) => {
    const token = noteToken(state, id, undefined);
    if (state.accountToken.get({ account, token: id })?.associated === 1) return;
    const relation = relationOf(derivation, state, account, token);
    relation.associated = 1;
    relation.automatic = how.automatic ? 1 : 0;
    relation.associatedNs = derivation.consensusNs;
    Object.assign(relation, firstStatus(token, how.byCreation));
  });
}

function dissociate(derivation: Derivation): void {
  const { body, ids, changes } = derivation;
  if (body.tokenDissociate === undefined) return;
  const account = ids.account(body.tokenDissociate.account);
  const tokens = body.tokenDissociate.tokens.map((token) => ids.token(token)).filter((id) => id !== NO_ENTITY);
  if (account === NO_ENTITY) return;
  for (const id of tokens) wantRelation(derivation, account, id);
  changes.push((state) => {
    for (const id of tokens) {
      const relation = relationOf(derivation, state, account, noteToken(state, id, undefined));
      relation.associated = 0;
      relation.automatic = 0;
      relation.associatedNs = derivation.consensusNs;
    }
  });
}

/** Associations that somebody asked for, freezes and KYC. */
function changeRelations(derivation: Derivation): void {
  const { body, ids } = derivation;
  const { tokenAssociate } = body;
  if (tokenAssociate !== undefined) {
    const account = ids.account(tokenAssociate.account);
    for (const token of tokenAssociate.tokens)
      associate(derivation, account, ids.token(token), { automatic: false, byCreation: false });
    return;
  }
  const freeze = body.tokenFreeze ?? body.tokenUnfreeze;
  if (freeze !== undefined)
    setStatus(derivation, freeze, { freezeStatus: body.tokenFreeze === undefined ? UNFROZEN : FROZEN });
  const kyc = body.tokenGrantKyc ?? body.tokenRevokeKyc;
  if (kyc !== undefined)
    setStatus(derivation, kyc, { kycStatus: body.tokenGrantKyc === undefined ? REVOKED : GRANTED });
}

interface Standing {
  readonly account: hapi.AccountID | undefined;
  readonly token: hapi.TokenID | undefined;
}

function setStatus(
  derivation: Derivation,
  of: Standing,
  status: Partial<Pick<AccountTokenRow, 'freezeStatus' | 'kycStatus'>>,
): void {
  const account = derivation.ids.account(of.account);
  const id = derivation.ids.token(of.token);
  if (account === NO_ENTITY || id === NO_ENTITY) return;
  wantRelation(derivation, account, id);
  derivation.changes.push((state) => {
    Object.assign(relationOf(derivation, state, account, noteToken(state, id, undefined)), status);
  });
}
