import { accountId, tokenId } from '../../world/ids.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName, TokenState } from '../../world/world-state.ts';

/** Supplies and balances are signed 64-bit numbers. */
const LARGEST = 2n ** 63n - 1n;

/** Who sends an administrative transaction: `payer` pays, `signers` hold the key that it needs. */
export interface Sender {
  readonly payer: EntityNum;
  readonly signers?: readonly EntityNum[];
  readonly reliable?: boolean;
}

/** Makes more of a fungible token, for its treasury. */
export function mintToken(world: World, num: EntityNum, amount: bigint, sender: Sender): Outcome | undefined {
  return world.submit({
    ...sender,
    price: 'tokenMint',
    data: { tokenMint: { token: tokenId(num), amount } },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'supply');
      if (status !== SUCCESS) return status;
      const supply = token.supply + amount;
      if (token.maxSupply > 0n && supply > token.maxSupply) return statusCode('TOKEN_MAX_SUPPLY_REACHED');
      if (supply > LARGEST) return statusCode('INVALID_TOKEN_MINT_AMOUNT');
      effects.moves.changeToken(num, token.treasury, amount);
      effects.receipt.newTotalSupply = supply;
      effects.onSuccess(() => {
        token.supply = supply;
      });
      return SUCCESS;
    },
  });
}

/** Destroys units that the treasury holds. */
export function burnToken(world: World, num: EntityNum, amount: bigint, sender: Sender): Outcome | undefined {
  return world.submit({
    ...sender,
    price: 'tokenBurn',
    data: { tokenBurn: { token: tokenId(num), amount } },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'supply');
      if (status !== SUCCESS) return status;
      if (amount > token.supply) return statusCode('INVALID_TOKEN_BURN_AMOUNT');
      effects.moves.changeToken(num, token.treasury, -amount);
      effects.receipt.newTotalSupply = token.supply - amount;
      effects.onSuccess(() => {
        token.supply -= amount;
      });
      return SUCCESS;
    },
  });
}

/** Destroys units that somebody holds. */
export function wipeToken(
  world: World,
  num: EntityNum,
  account: EntityNum,
  amount: bigint,
  sender: Sender,
): Outcome | undefined {
  return world.submit({
    ...sender,
    price: 'tokenWipe',
    data: { tokenWipe: { token: tokenId(num), account: accountId(account), amount } },
    execute: (effects) => {
      const token = world.token(num);
      const status = checkManaged(token, 'wipe');
      if (status !== SUCCESS) return status;
      if (account === token.treasury) return statusCode('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
      const relation = world.account(account).tokens.get(num);
      if (relation === undefined) return statusCode('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      if (amount > relation.balance) return statusCode('INVALID_WIPING_AMOUNT');
      effects.moves.changeToken(num, account, -amount);
      effects.receipt.newTotalSupply = token.supply - amount;
      effects.onSuccess(() => {
        token.supply -= amount;
      });
      return SUCCESS;
    },
  });
}

const MISSING_KEY: Readonly<Record<TokenKeyName, string>> = {
  admin: 'TOKEN_IS_IMMUTABLE',
  kyc: 'TOKEN_HAS_NO_KYC_KEY',
  freeze: 'TOKEN_HAS_NO_FREEZE_KEY',
  wipe: 'TOKEN_HAS_NO_WIPE_KEY',
  supply: 'TOKEN_HAS_NO_SUPPLY_KEY',
  feeSchedule: 'TOKEN_HAS_NO_FEE_SCHEDULE_KEY',
  pause: 'TOKEN_HAS_NO_PAUSE_KEY',
  metadata: 'TOKEN_HAS_NO_METADATA_KEY',
};

/** Whether the owner of the key may act on the token now. */
export function checkManaged(token: TokenState, key: TokenKeyName): number {
  if (token.deleted) return statusCode('TOKEN_WAS_DELETED');
  if (token.paused && key !== 'pause') return statusCode('TOKEN_IS_PAUSED');
  return token.keys[key] === undefined ? statusCode(MISSING_KEY[key]) : SUCCESS;
}
