import { requiredText } from './form-fields.ts';
import { choiceField, dayField, flagField, longText, textList, webLink } from './portal-fields.ts';

const BLANK = "Can't be blank";

/** What refusing a request takes. */
export const REFUSAL_FORM = { reason: longText('Reason, included in the email to the sender.', 500, BLANK) };
/** What approving a request takes. */
export const APPROVAL_FORM = {
  marketplaceLink: webLink('Link to show, if it differs from the request.'),
  takeOver: flagField('Whether the ABIs of the dapp are used for its contracts although another dapp has priority.'),
};
/** What an announcement takes. */
export const ANNOUNCEMENT_FORM = {
  description: longText('Text.', 500, BLANK),
  link: webLink('Button URL.'),
  severity: choiceField('Announcement color.', ['low', 'medium', 'critical', 'default']),
  date_from: dayField('First display date.'),
  date_to: dayField('Last display date.'),
  active: flagField('False to hide it.'),
  for_logged_in: flagField('True for signed-in users, false for others.'),
};
/** What a piece of news takes. */
export const NEWS_FORM = {
  title: requiredText('Headline.', 120, BLANK),
  description: longText('Event.', 2_000, BLANK),
  link: webLink('URL for further reading.'),
  date: dayField('Publication date.'),
  active: flagField('False to hide it.'),
};
/** What ordering dapps takes. */
export const DAPP_ORDER_FORM = { ids: textList('Dapp IDs in the new order.', 500, 100) };
/** What showing or hiding a dapp takes. */
export const ACTIVE_FORM = { active: flagField('False to hide it.') };
/** What switching a feature takes. */
export const FEATURE_FORM = { enabled: flagField('Whether the feature is on.') };
/** What suspending a user takes. */
export const SUSPENSION_FORM = { suspended: flagField('True to block the user and end their sessions.') };
