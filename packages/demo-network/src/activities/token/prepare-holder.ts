import { mayAssociateAutomatically } from '../../world/check-moves.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, TokenRelation } from '../../world/world-state.ts';
import { associateTokens } from './associate-tokens.ts';
import { signersAmong } from './key-holders.ts';
import { orderHolder } from './manage-token.ts';
import { removeFrom, type TokenEntry } from './token-book.ts';

/** Of those who forget to associate first. */
const CARELESS = 0.03;
/** Share of new holders whose check is done at once; the others wait for the issuer's next round. */
const PROMPT_CHECK = 0.7;

/**
 * Sees to it that an account can receive a token: associates it, and lets the issuer grant KYC or release it where
 * the token asks for that. False where the account has to wait; a few do not care and try in vain.
 */
export function prepareHolder(world: World, entry: TokenEntry, account: EntityNum): boolean {
  const { random } = world;
  const holder = world.account(account);
  const relation = holder.tokens.get(entry.num);
  if (relation !== undefined) return isFree(relation) || random.chance(CARELESS);
  if (mayAssociateAutomatically(holder, world.token(entry.num)) || random.chance(CARELESS)) return true;
  if (associateTokens(world, account, [entry.num])?.succeeded !== true) return false;
  return admit(world, entry, account, PROMPT_CHECK);
}

/** The issuer grants KYC to and releases a holder who waits for it, with the given probability. */
export function admit(world: World, entry: TokenEntry, account: EntityNum, probability = 1): boolean {
  const relation = world.account(account).tokens.get(entry.num);
  if (relation === undefined) return false;
  if (isFree(relation)) return true;
  if (!world.random.chance(probability)) return false;
  if (!relation.kyc) settle(world, entry, account, 'grantKyc');
  if (relation.frozen) settle(world, entry, account, 'unfreeze');
  return isFree(relation);
}

/** Whether the holder may receive and send. */
export function isFree(relation: TokenRelation | undefined): boolean {
  return relation?.kyc === true && !relation.frozen;
}

function settle(world: World, entry: TokenEntry, account: EntityNum, order: 'grantKyc' | 'unfreeze'): void {
  const [holders, waiting] =
    order === 'grantKyc' ? [entry.keys.kyc, entry.unverified] : [entry.keys.freeze, entry.frozen];
  if (holders === undefined) return;
  const sender = { payer: entry.issuer, signers: signersAmong(holders) };
  if (orderHolder(world, order, entry.num, account, sender)?.succeeded) removeFrom(waiting, account);
}
