import { requiredText } from './form-fields.ts';
import { choiceField, dayField, flagField, longText, textList, webLink } from './portal-fields.ts';

const BLANK = "Can't be blank";

/** What refusing a request takes. */
export const REFUSAL_FORM = { reason: longText('Reason, included in the email to the sender.', 500, BLANK) };
/** What approving a request takes. */
export const APPROVAL_FORM = {
  marketplaceLink: webLink('Link to show, if it differs from the request.'),
  takeOver: flagField('Whether the ABIs of the dapp are used for its contracts although another dapp was first.'),
};
/** What an announcement takes. */
export const ANNOUNCEMENT_FORM = {
  description: longText('Its text.', 500, BLANK),
  link: webLink('Where its button leads.'),
  severity: choiceField('Color of the announcement.', ['low', 'medium', 'critical', 'default']),
  date_from: dayField('First day on which it is shown.'),
  date_to: dayField('Last day on which it is shown.'),
  active: flagField('False hides it.'),
  for_logged_in: flagField('True for readers who are signed in, false for those who are not.'),
};
/** What a piece of news takes. */
export const NEWS_FORM = {
  title: requiredText('Headline.', 120, BLANK),
  description: longText('Event.', 2_000, BLANK),
  link: webLink('Where to read on.'),
  date: dayField('Day of publication.'),
  active: flagField('False hides it.'),
};
/** What ordering dapps takes. */
export const DAPP_ORDER_FORM = { ids: textList('Ids of dapps, the first one first.', 500, 100) };
/** What showing or hiding a dapp takes. */
export const ACTIVE_FORM = { active: flagField('False hides it.') };
/** What switching a feature takes. */
export const FEATURE_FORM = { enabled: flagField('Whether the feature is on.') };
/** What suspending a user takes. */
export const SUSPENSION_FORM = { suspended: flagField('True keeps the user out and ends their sessions.') };
