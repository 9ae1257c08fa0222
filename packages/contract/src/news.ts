import { type Static, Type } from 'typebox';
import { day } from './announcement.ts';
import { text, textOrNull } from './scalars.ts';

/** Something that happened. */
export const NewsItem = Type.Object(
  {
    id: text('Identifies it.'),
    title: text('Headline.'),
    description: text('What happened.'),
    link: textOrNull('Where to read on; null for nowhere.'),
    date: day('Day of publication.'),
  },
  { description: 'A piece of news.' },
);
export type NewsItem = Static<typeof NewsItem>;
