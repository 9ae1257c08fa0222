import type { Activity } from './activity.ts';
import { sendBatch } from './batch/send-batch.ts';
import { CONTRACT_ACTIVITIES } from './contract/contract-activities.ts';
import { CRYPTO_ACTIVITIES } from './crypto/crypto-activities.ts';
import { FILE_ACTIVITIES } from './file/file-activities.ts';
import { collectRewards } from './network/collect-rewards.ts';
import { drawNumber } from './network/draw-number.ts';
import { NFT_ACTIVITIES } from './nft/nft-activities.ts';
import { SCHEDULE_ACTIVITIES } from './schedule/schedule-activities.ts';
import { TOKEN_ACTIVITIES } from './token/token-activities.ts';
import { TOPIC_ACTIVITIES } from './topic/topic-activities.ts';

/** Everything that users of the demo network do. */
export const ALL_ACTIVITIES: readonly Activity[] = [
  ...CRYPTO_ACTIVITIES,
  ...TOPIC_ACTIVITIES,
  ...SCHEDULE_ACTIVITIES,
  ...FILE_ACTIVITIES,
  sendBatch,
  drawNumber,
  collectRewards,
  ...TOKEN_ACTIVITIES,
  ...NFT_ACTIVITIES,
  ...CONTRACT_ACTIVITIES,
];
