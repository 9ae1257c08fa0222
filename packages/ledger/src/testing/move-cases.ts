import type { MoveCase } from './move-case.ts';
import { CONTRACT_CASES } from './move-cases-contracts.ts';
import { HBAR_CASES } from './move-cases-hbar.ts';
import { PAYER_CASES } from './move-cases-payers.ts';
import { RECORD_CASES } from './move-cases-records.ts';
import { REWARD_CASES } from './move-cases-rewards.ts';
import { TOKEN_CASES } from './move-cases-tokens.ts';

/** From the ledger's real files, from the demo network's scenarios, and made by hand. */
export const MOVE_CASES: readonly MoveCase[] = [
  ...HBAR_CASES,
  ...REWARD_CASES,
  ...PAYER_CASES,
  ...CONTRACT_CASES,
  ...TOKEN_CASES,
  ...RECORD_CASES,
];
