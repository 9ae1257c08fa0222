import { type Static, Type } from 'typebox';
import { flag, object, text, textOrNull } from './schemas.ts';

/** A calendar day without a time zone. */
export function day(description: string) {
  return Type.String({ description: `${description} YYYY-MM-DD.`, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
}

/** A banner over every page. */
export const Announcement = object('An announcement, shown depending on the date, `active` and `for_logged_in`.', {
  id: text('Identifies it, so that a page can remember that it was closed.'),
  description: text('Its text.'),
  link: textOrNull('Where its button leads; null for none.'),
  severity: text('low, medium or critical; anything else has the default color.'),
  date_from: day('First day on which it is shown, in the time zone of the reader.'),
  date_to: day('Last day on which it is shown.'),
  active: flag('False hides it.'),
  for_logged_in: flag('True for readers who are signed in, false for those who are not.'),
});
export type Announcement = Static<typeof Announcement>;
