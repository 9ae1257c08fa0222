import { call } from './call.ts';
import { CONTACT_FORM } from './contact-form.ts';
import { singleOf } from './envelope.ts';
import { Done } from './user.ts';

/** Writing to the people who run the site. */
export const CONTACT_CALLS = {
  sendContactMessage: call({
    tag: 'contact',
    method: 'POST',
    access: 'public',
    path: '/api/contact-us',
    summary: 'Sends a message to the site operator.',
    form: CONTACT_FORM,
    errors: [400, 429, 503],
    dependsOn: ['portal', 'outside'],
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
