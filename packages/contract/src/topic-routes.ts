import { Type } from 'typebox';
import { SubListQuery, TopicListQuery } from './entity-list-query.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { FileUpdate, LedgerFile } from './file.ts';
import type { Route } from './route.ts';
import { Schedule } from './schedule.ts';
import { Topic, TopicRow } from './topic.ts';

export const TopicList = listOf(TopicRow, 'A page of topics.');
export const TopicReply = singleOf(Topic, 'One topic.');
export const FileReply = singleOf(LedgerFile, 'One file.');
export const FileUpdateList = listOf(FileUpdate, 'A page of changes.');
export const ScheduleReply = singleOf(Schedule, 'One schedule.');

const params = (what: string) =>
  Type.Object({
    id: Type.String({
      description: `${what} as shard.realm.num, with or without a checksum.`,
      examples: ['0.0.120438'],
    }),
  });

/** Topics, files and schedules. */
export const TOPIC_ROUTES: readonly Route[] = [
  {
    id: 'listTopics',
    method: 'GET',
    path: '/api/topics',
    summary: 'Topics of the ledger, newest first.',
    tag: 'topics',
    query: TopicListQuery,
    responses: { 200: TopicList, 400: ErrorReply },
  },
  {
    id: 'getTopic',
    method: 'GET',
    path: '/api/topics/{id}',
    summary: 'One topic with everything that is known of it.',
    tag: 'topics',
    params: params('Topic'),
    responses: { 200: TopicReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'getFile',
    method: 'GET',
    path: '/api/files/{id}',
    summary: 'One file with its contents.',
    tag: 'files',
    params: params('File'),
    responses: { 200: FileReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'listFileUpdates',
    method: 'GET',
    path: '/api/files/{id}/updates',
    summary: 'Changes of a file, newest first.',
    tag: 'files',
    params: params('File'),
    query: SubListQuery,
    responses: { 200: FileUpdateList, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'getSchedule',
    method: 'GET',
    path: '/api/schedules/{id}',
    summary: 'One schedule with everything that is known of it.',
    tag: 'schedules',
    params: params('Schedule'),
    responses: { 200: ScheduleReply, 400: ErrorReply, 404: ErrorReply },
  },
];
