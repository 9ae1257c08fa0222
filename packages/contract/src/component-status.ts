import type { Static } from 'typebox';
import { day } from './announcement.ts';
import { arrayOf, literals, object, text, whole } from './schemas.ts';

/** How a part of the site does. */
export const ComponentState = literals(
  ['ok', 'slow', 'down', 'unknown'],
  'ok, slow or down; unknown if not checked recently.',
);
export type ComponentState = Static<typeof ComponentState>;

export const ComponentDay = object('One day of a site component.', {
  day: day('Date in UTC.'),
  minutes: whole('Minutes of the day in which the component was checked; the status of other minutes is unknown.'),
  slow: whole('Minutes slow.'),
  down: whole('Minutes down.'),
});
export type ComponentDay = Static<typeof ComponentDay>;

export const ComponentStatus = object('A site component: current status and the last 90 days.', {
  component: text('Component: ledger, explorer, portal, feeds or mail.'),
  state: ComponentState,
  days: arrayOf(ComponentDay, 'The last 90 days with data, newest first.'),
});
export type ComponentStatus = Static<typeof ComponentStatus>;
