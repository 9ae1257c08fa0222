import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactWays } from '../features/contact/contact-ways.tsx';
import { Article } from '../features/static-pages/article.tsx';

/** How to reach the people who run this site. */
export function Component() {
  return (
    <Article title="Contact us" sentence="We reply within 2 business days.">
      <ContactWays />
      <ContactForm />
    </Article>
  );
}
