import type { Field } from './form.ts';

const TOKEN = /^[\w-]{40,400}$/;

const token: Field<string> = {
  schema: {
    type: 'string',
    description: 'Value of `token` in an alert link.',
    pattern: TOKEN.source,
  },
  required: true,
  read: (given) =>
    typeof given === 'string' && TOKEN.test(given)
      ? { ok: true, value: given }
      : { ok: false, fault: 'This is no link of an alert' },
};

/** What calls by the link of an alert take. */
export const ALERT_LINK_FORM = { token };
