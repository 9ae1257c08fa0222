import type { AuditEntry, DeskUser } from '@ledgerscope/contract';
import {
  type AuditRow,
  auditRows,
  findUsers,
  resendActivationTo,
  suspendUser,
  type UserAction,
  type UserRow,
} from '@ledgerscope/portal-store';
import { ACTIVATION_HOURS, activationMail } from '../../../portal/mail/account-mails.ts';
import { newToken } from '../../../portal/secrets/token.ts';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { linkOrigin } from '../accounts/begin-session.ts';
import { portalOf } from '../portal-of.ts';

/** Users, and what administrators did. */
export const USER_DESK_HANDLERS = {
  listUsers: async ({ context, query }) => {
    const { users, totalCount } = await findUsers(portalOf(context), query);
    return { data: users.map(deskUser), totalCount, size: users.length };
  },
  suspendUser: async ({ context, form: { suspended }, path, signedIn: { user } }) => {
    const outcome = await suspendUser(portalOf(context), user, path.id, suspended);
    return answer(outcome, suspended ? 'Suspended.' : 'Let in again.', 'You cannot suspend yourself.');
  },
  resendActivationTo: async ({ context, path, signedIn: { user }, request }) => {
    const { text, hash } = newToken();
    const origin = linkOrigin(context, request);
    const token = { hash, hours: ACTIVATION_HOURS };
    const outcome = await resendActivationTo(portalOf(context), user, path.id, token, (email) =>
      activationMail(email, origin, text),
    );
    return answer(outcome, 'The activation link is on its way.', 'This account does not wait for its activation.');
  },
  listAudit: async ({ context, query: { limit, before } }) => {
    const rows = await auditRows(portalOf(context), limit, BigInt(before));
    return { data: rows.map(auditEntry), totalCount: rows.length, size: rows.length, totalCountIsLowerBound: true };
  },
} satisfies Partial<Handlers>;

function answer(outcome: UserAction, done: string, notPossible: string) {
  if (outcome === 'missing') throw new ApiError('not_found', 'There is no such user.');
  if (outcome === 'not-possible') throw new ApiError('conflict', notPossible);
  return { data: { message: done } };
}

function deskUser(user: UserRow): DeskUser {
  const { id, email, name, company, role, createdAt, lastLoginAt } = user;
  return {
    id: id.toString(),
    email,
    name,
    company,
    role,
    state: stateOf(user),
    created: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
  };
}

function stateOf({ suspendedAt, activatedAt }: UserRow): DeskUser['state'] {
  if (suspendedAt !== null) return 'suspended';
  return activatedAt === null ? 'waiting' : 'active';
}

function auditEntry({ id, at, actorEmail, action, subject, details }: AuditRow): AuditEntry {
  return { id: id.toString(), at: at.toISOString(), actor: actorEmail, action, subject, details: { ...details } };
}
