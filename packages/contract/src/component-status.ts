import type { Static } from 'typebox';
import { day } from './announcement.ts';
import { arrayOf, literals, object, text, whole } from './schemas.ts';

/** How a part of the site does. */
export const ComponentState = literals(
  ['ok', 'slow', 'down', 'unknown'],
  'ok, slow or down; unknown if not checked recently.',
);
export type ComponentState = Static<typeof ComponentState>;

export const ComponentDay = object('A day of a part of the site.', {
  day: day('The day in UTC.'),
  minutes: whole('Minutes of it in which the part was looked at; of the others nothing is known.'),
  slow: whole('Minutes among these in which it was slow.'),
  down: whole('Minutes among these in which it was down.'),
});
export type ComponentDay = Static<typeof ComponentDay>;

export const ComponentStatus = object('A part of the site, now and in the last 90 days.', {
  component: text('Component: ledger, explorer, portal, feeds or mail.'),
  state: ComponentState,
  days: arrayOf(ComponentDay, 'The last 90 days that anything is known of, the newest first.'),
});
export type ComponentStatus = Static<typeof ComponentStatus>;
