import type { BodyDraft, Effects } from '../../world/effects.ts';
import type { PriceName } from '../../world/fee-schedule.ts';
import { accountId, tokenId } from '../../world/ids.ts';
import { refuse } from '../../world/status.ts';
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

/** A transaction that only the owner of one of a token's keys may send. */
interface Management {
  readonly num: EntityNum;
  readonly key: TokenKeyName;
  readonly sender: Sender;
  readonly data: BodyDraft;
  readonly price?: PriceName;
  readonly extraTinycents?: bigint;
  /** What happens where the owner of the key may act on the token now. */
  readonly act: (effects: Effects, token: TokenState) => void;
}

/** Sends what the owner of one of a token's keys asks for. */
export function manageToken(world: World, { num, key, sender, act, ...submission }: Management): Outcome | undefined {
  return world.submit({
    ...sender,
    ...submission,
    execute: (effects) => {
      const token = world.token(num);
      if (token.deleted) refuse('TOKEN_WAS_DELETED');
      if (token.paused && key !== 'pause') refuse('TOKEN_IS_PAUSED');
      if (token.keys[key] === undefined) refuse(MISSING_KEY[key]);
      act(effects, token);
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

/** Makes more of a fungible token, for its treasury. */
export function mintToken(world: World, num: EntityNum, amount: bigint, sender: Sender): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'supply',
    sender,
    data: { tokenMint: { token: tokenId(num), amount } },
    act: (effects, token) => {
      const supply = token.supply + amount;
      if (token.maxSupply > 0n && supply > token.maxSupply) refuse('TOKEN_MAX_SUPPLY_REACHED');
      if (supply > LARGEST) refuse('INVALID_TOKEN_MINT_AMOUNT');
      changeSupply(effects, token, token.treasury, amount);
    },
  });
}

/** Destroys units that the treasury holds. */
export function burnToken(world: World, num: EntityNum, amount: bigint, sender: Sender): Outcome | undefined {
  return manageToken(world, {
    num,
    key: 'supply',
    sender,
    data: { tokenBurn: { token: tokenId(num), amount } },
    act: (effects, token) => {
      if (amount > token.supply) refuse('INVALID_TOKEN_BURN_AMOUNT');
      changeSupply(effects, token, token.treasury, -amount);
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
  return manageToken(world, {
    num,
    key: 'wipe',
    sender,
    data: { tokenWipe: { token: tokenId(num), account: accountId(account), amount } },
    act: (effects, token) => {
      if (account === token.treasury) refuse('CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT');
      const relation = world.account(account).tokens.get(num);
      if (relation === undefined) refuse('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
      if (amount > relation.balance) refuse('INVALID_WIPING_AMOUNT');
      changeSupply(effects, token, account, -amount);
    },
  });
}

function changeSupply(effects: Effects, token: TokenState, account: EntityNum, amount: bigint): void {
  const supply = token.supply + amount;
  effects.moves.changeToken(token.num, account, amount);
  effects.receipt.newTotalSupply = supply;
  effects.change(token, { supply });
}
