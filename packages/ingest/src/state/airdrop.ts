import { NO_ENTITY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { associate } from './token-balance.ts';

/** Airdrops that wait for their receiver, and what became of them (HIP-904). What arrived at once is a plain transfer. */
export function changeAirdrops(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { tokenClaimAirdrop, tokenCancelAirdrop } = derivation.body;
  for (const pending of derivation.record.newPendingAirdrops) send(derivation, pending);
  if (tokenClaimAirdrop !== undefined) for (const id of tokenClaimAirdrop.pendingAirdrops) claim(derivation, id);
  if (tokenCancelAirdrop !== undefined)
    for (const id of tokenCancelAirdrop.pendingAirdrops) end(derivation, id, 'CANCELLED');
}

function keyOf({ ids }: Derivation, id: hapi.PendingAirdropId | undefined) {
  const token = ids.token(id?.fungibleTokenType ?? id?.nonFungibleToken?.token_ID);
  const serial = id?.nonFungibleToken?.serialNumber ?? 0n;
  return { receiver: ids.account(id?.receiverId), sender: ids.account(id?.senderId), token, serial };
}

/** A second airdrop of the same token to the same receiver adds to the first: the record states the new total. */
function send(derivation: Derivation, { pendingAirdropId, pendingAirdropValue }: hapi.PendingAirdropRecord): void {
  const { changes, consensusNs } = derivation;
  const key = keyOf(derivation, pendingAirdropId);
  const amount = pendingAirdropValue?.amount ?? 1n;
  if (key.token === NO_ENTITY) return;
  changes.change('airdrop', key, (airdrop) => {
    if (airdrop.state !== 'PENDING') airdrop.pendingNs = consensusNs;
    airdrop.state = 'PENDING';
    airdrop.amount = amount;
    airdrop.changedNs = consensusNs;
  });
}

/** Claiming associates the receiver where it is not, and takes no automatic slot. */
function claim(derivation: Derivation, id: hapi.PendingAirdropId): void {
  const { receiver, token } = keyOf(derivation, id);
  associate(derivation, receiver, token, { automatic: false, byCreation: false });
  end(derivation, id, 'CLAIMED');
}

function end(derivation: Derivation, id: hapi.PendingAirdropId, outcome: 'CLAIMED' | 'CANCELLED'): void {
  const { changes, consensusNs } = derivation;
  const key = keyOf(derivation, id);
  if (key.token === NO_ENTITY) return;
  changes.change('airdrop', key, (airdrop) => {
    airdrop.state = outcome;
    airdrop.changedNs = consensusNs;
  });
}
