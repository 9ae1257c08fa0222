import styles from '../features/contact/contact.module.css';
import { MarketplaceForm } from '../features/marketplace/marketplace-form.tsx';
import { Article } from '../features/static-pages/article.tsx';

/** Asking for a marketplace link on the page of an NFT. */
export function Component() {
  return (
    <Article
      title="NFT marketplace link"
      sentence="Tell us where an NFT or collection is for sale. We review each request by hand, then show the link on the NFT page. This takes 2–3 weeks."
    >
      <section className={`card ${styles.contactForm}`} aria-label="Request">
        <MarketplaceForm />
      </section>
    </Article>
  );
}
