import type { Static } from 'typebox';
import { day } from './announcement.ts';
import { object, text, textOrNull } from './schemas.ts';

/** Something that happened. */
export const NewsItem = object('A news item.', {
  id: text('ID.'),
  title: text('Headline.'),
  description: text('Event.'),
  link: textOrNull('URL for further reading; null for none.'),
  date: day('Publication date.'),
});
export type NewsItem = Static<typeof NewsItem>;
