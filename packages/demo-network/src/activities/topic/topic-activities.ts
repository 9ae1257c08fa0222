import type { Activity } from '../activity.ts';
import { deleteTopic, updateTopic } from './keep-topic.ts';
import { openTopic } from './open-topic.ts';
import {
  binaryMessage,
  chat,
  longMessage,
  memberMessage,
  paidMessage,
  supplyFeed,
  weatherFeed,
} from './send-messages.ts';

/** What people and programs do with topics. */
export const TOPIC_ACTIVITIES: readonly Activity[] = [
  openTopic,
  updateTopic,
  deleteTopic,
  weatherFeed,
  supplyFeed,
  chat,
  memberMessage,
  binaryMessage,
  paidMessage,
  longMessage,
];
