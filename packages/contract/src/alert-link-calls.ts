import { Type } from 'typebox';
import { ALERT_LINK_FORM } from './alert-link-forms.ts';
import { call } from './call.ts';
import { singleOf } from './envelope.ts';
import { entityIdOrNull, flag, object } from './schemas.ts';

const AlertLink = singleOf(
  object('Subject of an alert link.', {
    accountId: entityIdOrNull('Account; null if the link applies to all text messages to a phone number.'),
    channel: Type.Enum(['email', 'sms'], { description: 'Alert channel.' }),
    isOn: flag('Whether alerts are still sent.'),
  }),
  'Account alerts.',
);
/** POST, so that the link is in no log of addresses. */
const ofLink = {
  tag: 'saved accounts',
  access: 'public',
  method: 'POST',
  form: ALERT_LINK_FORM,
  reply: AlertLink,
  errors: [503],
  dependsOn: ['portal', 'outside'],
} as const;

/** What can be done with the link of an alert, without a session. */
export const ALERT_LINK_CALLS = {
  readAlertLink: call({ ...ofLink, path: '/api/alerts/link', summary: 'Get the subject of an alert link.' }),
  endAlerts: call({
    ...ofLink,
    path: '/api/alerts/end',
    summary:
      'Turns off the alerts of an account, or all text messages to a phone number, with the link in each message.',
  }),
};
