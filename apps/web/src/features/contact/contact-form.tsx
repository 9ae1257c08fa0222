import { CONTACT_CALLS } from '@ledgerscope/contract/contact-calls';
import { CONTACT_FORM, MESSAGE_MAX } from '@ledgerscope/contract/contact-form';
import { useState } from 'react';
import { sendCall } from '../../shared/api/send-call.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { FormFoot } from '../../shared/form/form-foot.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import styles from './contact.module.css';

const FAILED = 'Unable to send message! Please try again or contact us by another method.';

/** A message to the operator; after it was sent, that it was. */
export function ContactForm() {
  const [sent, setSent] = useState<string>();
  const form = useForm({
    initial: { name: '', email: '', message: '' },
    rules: CONTACT_FORM,
    send: async (values) => {
      const { data } = await sendCall(CONTACT_CALLS.sendContactMessage, {}, values);
      form.reset();
      setSent(data.message);
    },
    failureText: ({ status, message }) => (status === 429 ? message : FAILED),
  });
  if (sent !== undefined)
    return (
      <section className={`card ${styles.contactForm}`} aria-label="Message sent">
        <p role="status">
          <b>{sent}</b>
        </p>
        <p>
          <button type="button" className="button" onClick={() => setSent(undefined)}>
            Send another message
          </button>
        </p>
      </section>
    );
  return (
    <section className={`card ${styles.contactForm}`} aria-labelledby="contact-form">
      <h2 id="contact-form">Write to us</h2>
      <form className={formStyles.form} noValidate aria-labelledby="contact-form" onSubmit={form.onSubmit}>
        <FormField label="Name" field={form.field('name')} autoComplete="name" />
        <FormField label="Email" field={form.field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextAreaField label="Message" field={form.field('message')} rows={7} maxLength={MESSAGE_MAX} />
        <FormFoot form={form} label="SEND" />
      </form>
    </section>
  );
}
