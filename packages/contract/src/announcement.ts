import { type Static, Type } from 'typebox';
import { flag, object, text, textOrNull } from './schemas.ts';

/** A calendar day without a time zone. */
export function day(description: string) {
  return Type.String({ description: `${description} YYYY-MM-DD.`, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
}

/** A banner over every page. */
export const Announcement = object('An announcement, shown depending on the date, `active` and `for_logged_in`.', {
  id: text('Announcement ID; a page can use it to remember that the announcement was closed.'),
  description: text('Text.'),
  link: textOrNull('Button URL; null for none.'),
  severity: text('low, medium or critical; anything else has the default color.'),
  date_from: day('First display date, in the reader’s time zone.'),
  date_to: day('Last display date.'),
  active: flag('False to hide it.'),
  for_logged_in: flag('True for signed-in users, false for others.'),
});
export type Announcement = Static<typeof Announcement>;
