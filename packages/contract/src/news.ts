import type { Static } from 'typebox';
import { day } from './announcement.ts';
import { object, text, textOrNull } from './schemas.ts';

/** Something that happened. */
export const NewsItem = object('A piece of news.', {
  id: text('Identifies it.'),
  title: text('Headline.'),
  description: text('Event.'),
  link: textOrNull('Where to read on; null for nowhere.'),
  date: day('Day of publication.'),
});
export type NewsItem = Static<typeof NewsItem>;
