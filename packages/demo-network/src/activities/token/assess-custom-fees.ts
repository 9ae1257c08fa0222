import { smaller } from '@ledgerscope/ledger';
import type { Draft, hapi } from '@ledgerscope/streams';
import type { Effects } from '../../world/effects.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, SimulatedToken } from '../../world/world-state.ts';
import { collectorOf, denominationOf, tokenMessage } from './custom-fee.ts';
import { netOf, type SerialMove, type TransferPlan } from './transfer-plan.ts';

interface Assessment {
  readonly world: World;
  readonly plan: TransferPlan;
  readonly effects: Effects;
  readonly assessed: Draft<hapi.AssessedCustomFee>[];
  /** `account:token` that have paid a collection's royalty or fallback in this transfer; both are due once only. */
  readonly royaltiesPaid: Set<string>;
}

/**
 * Charges the custom fees of a transfer's tokens (HIP-18, exemptions HIP-573): adds the moves and notes them in the
 * record. The plan's own moves are in the effects already. What somebody cannot pay is refused.
 */
export function assessCustomFees(world: World, plan: TransferPlan, effects: Effects): void {
  const work: Assessment = { world, plan, effects, assessed: [], royaltiesPaid: new Set() };
  assessFungible(work);
  assessNfts(work);
  if (work.assessed.length > 0) effects.record.assessedCustomFees = work.assessed;
}

/** Whether `account` need not pay a fee of the token. */
function isExempt(token: SimulatedToken, fee: hapi.CustomFee, account: EntityNum): boolean {
  if (account === token.treasury || account === collectorOf(fee)) return true;
  return fee.allCollectorsAreExempt && token.customFees.some((other) => collectorOf(other) === account);
}

function assessFungible(work: Assessment): void {
  for (const [num, moves] of Map.groupBy(work.plan.tokens ?? [], (move) => move.token)) {
    const token = work.world.token(num);
    if (token.customFees.length === 0) continue;
    const net = netOf(moves);
    for (const [sender, amount] of net) {
      if (amount >= 0n || sender === token.treasury) continue;
      assessSender(work, token, sender, net);
    }
  }
}

function assessSender(work: Assessment, token: SimulatedToken, sender: EntityNum, net: Map<EntityNum, bigint>): void {
  let unitsLeft = -(net.get(sender) ?? 0n);
  for (const fee of token.customFees) {
    if (fee.fixedFee !== undefined) chargeFixed(work, token, fee, fee.fixedFee, sender);
    else if (fee.fractionalFee !== undefined && sender !== collectorOf(fee)) {
      const amount = fractionOwed(unitsLeft, fee.fractionalFee);
      if (fee.fractionalFee.netOfTransfers) {
        const fixed = { amount, denominatingTokenId: tokenMessage(token.num) };
        chargeFixed(work, token, fee, fixed, sender);
      } else if (!receiversOf(net).some(([account]) => isExempt(token, fee, account))) {
        unitsLeft -= amount;
        if (unitsLeft < 0n) refuse('INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE');
        reclaim(work, token, fee, amount, net);
      }
    }
  }
}

function fractionOwed(units: bigint, fee: hapi.FractionalFee): bigint {
  const { numerator, denominator } = fee.fractionalAmount ?? { numerator: 0n, denominator: 1n };
  const nominal = (units * numerator) / denominator;
  if (fee.maximumAmount > 0n && nominal > fee.maximumAmount) return fee.maximumAmount;
  if (nominal < fee.minimumAmount) return fee.minimumAmount;
  return nominal;
}

function receiversOf(net: ReadonlyMap<EntityNum, bigint>): [EntityNum, bigint][] {
  return [...net].filter(([, amount]) => amount > 0n);
}

/** Takes a fractional fee from the receivers, in proportion to what each gets; what rounding leaves from the first. */
function reclaim(
  work: Assessment,
  token: SimulatedToken,
  fee: hapi.CustomFee,
  amount: bigint,
  net: ReadonlyMap<EntityNum, bigint>,
): void {
  const credits = receiversOf(net);
  const total = credits.reduce((sum, [, credit]) => sum + credit, 0n);
  const shares = credits.map(([account, credit]) => ({ account, left: credit, share: (credit * amount) / total }));
  let rest = amount - shares.reduce((sum, { share }) => sum + share, 0n);
  for (const entry of shares) {
    const more = smaller(rest, entry.left - entry.share);
    entry.share += more;
    rest -= more;
    work.effects.moves.moveToken(token.num, entry.account, collectorOf(fee), entry.share);
  }
  const payers = credits.map(([account]) => account);
  note(work, amount, token.num, collectorOf(fee), payers);
}

function chargeFixed(
  work: Assessment,
  token: SimulatedToken,
  fee: hapi.CustomFee,
  fixed: hapi.FixedFee,
  payer: EntityNum,
) {
  if (fixed.amount === 0n || isExempt(token, fee, payer)) return;
  const collector = collectorOf(fee);
  const denomination = denominationOf(fixed);
  charge(work, fixed.amount, denomination, collector, payer);
  if (!canPay(work, denomination, payer)) refuse('INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE');
}

function canPay({ world, effects }: Assessment, denomination: EntityNum | undefined, payer: EntityNum): boolean {
  const account = world.account(payer);
  if (denomination === undefined) return account.balance + (effects.moves.hbar.get(payer) ?? 0n) >= 0n;
  const relation = account.tokens.get(denomination);
  // That the payer has nothing to do with the token is for the check of all moves to say.
  return relation === undefined || relation.balance + (effects.moves.tokens.get(denomination)?.get(payer) ?? 0n) >= 0n;
}

function assessNfts(work: Assessment): void {
  const sent = new Set<string>();
  for (const move of work.plan.nfts ?? []) {
    const token = work.world.token(move.token);
    if (token.customFees.length === 0 || move.from === token.treasury) continue;
    const sender = `${move.from}:${move.token}`;
    for (const fee of token.customFees) {
      if (fee.fixedFee === undefined || sent.has(sender)) continue;
      chargeFixed(work, token, fee, fee.fixedFee, move.from);
    }
    sent.add(sender);
    assessRoyalty(work, token, move);
  }
}

function assessRoyalty(work: Assessment, token: SimulatedToken, move: SerialMove): void {
  const value = valueReceived(work.plan, move.from);
  const liable = value.length > 0 ? move.from : move.to;
  const once = `${liable}:${token.num}`;
  if (work.royaltiesPaid.has(once)) return;
  work.royaltiesPaid.add(once);
  for (const fee of token.customFees) {
    const { royaltyFee: royalty } = fee;
    if (royalty === undefined) continue;
    if (value.length > 0) chargeRoyalty(work, token, fee, move.from, value);
    else if (royalty.fallbackFee !== undefined) chargeFixed(work, token, fee, royalty.fallbackFee, move.to);
  }
}

/** Hbars (no token) and token units that an account gets in the same transfer. */
function valueReceived(plan: TransferPlan, account: EntityNum): [EntityNum | undefined, bigint][] {
  const value: [EntityNum | undefined, bigint][] = [];
  const hbar = plan.hbar === undefined ? 0n : (netOf(plan.hbar).get(account) ?? 0n);
  if (hbar > 0n) value.push([undefined, hbar]);
  for (const [token, moves] of Map.groupBy(plan.tokens ?? [], (move) => move.token)) {
    const units = netOf(moves).get(account) ?? 0n;
    if (units > 0n) value.push([token, units]);
  }
  return value;
}

function chargeRoyalty(
  work: Assessment,
  token: SimulatedToken,
  fee: hapi.CustomFee,
  seller: EntityNum,
  value: readonly [EntityNum | undefined, bigint][],
): void {
  if (isExempt(token, fee, seller)) return;
  const { numerator, denominator } = fee.royaltyFee?.exchangeValueFraction ?? { numerator: 0n, denominator: 1n };
  for (const [denomination, received] of value) {
    const amount = (received * numerator) / denominator;
    charge(work, amount, denomination, collectorOf(fee), seller);
  }
}

/** Moves an amount of hbar or of a token, and notes it as a fee. */
function charge(
  work: Assessment,
  amount: bigint,
  token: EntityNum | undefined,
  collector: EntityNum,
  payer: EntityNum,
): void {
  if (token === undefined) work.effects.moves.moveHbar(payer, collector, amount);
  else work.effects.moves.moveToken(token, payer, collector, amount);
  note(work, amount, token, collector, [payer]);
}

function note(
  work: Assessment,
  amount: bigint,
  token: EntityNum | undefined,
  collector: EntityNum,
  payers: readonly EntityNum[],
): void {
  work.assessed.push({
    amount,
    tokenId: token === undefined ? undefined : tokenId(token),
    feeCollectorAccountId: accountId(collector),
    effectivePayerAccountId: payers.map(accountId),
  });
}
