import { badMetadata, everyMedium, fractionalRoyalty } from './nft-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { deletedToken, hugeSupply, manyDecimals } from './token-scenarios.ts';
import { busyAccount, htmlMemos, hundredWays, longMemos, unicodeMemos, zeroAmounts } from './transfer-scenarios.ts';

/** Every scenario that can be asked for by name. */
export const ALL_SCENARIOS: readonly Scenario[] = [
  busyAccount,
  deletedToken,
  manyDecimals,
  hugeSupply,
  badMetadata,
  everyMedium,
  fractionalRoyalty,
  zeroAmounts,
  hundredWays,
  longMemos,
  unicodeMemos,
  htmlMemos,
];
