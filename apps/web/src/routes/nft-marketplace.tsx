import styles from '../features/contact/contact.module.css';
import { MarketplaceForm } from '../features/marketplace/marketplace-form.tsx';
import { Article } from '../features/static-pages/article.tsx';

/** Asking for a marketplace link on the page of an NFT. */
export function Component() {
  return (
    <Article
      title="NFT marketplace link"
      sentence="Tell us where an NFT or a collection is for sale. A person checks each request; the link is then shown on the NFT page. This takes 2-3 weeks."
    >
      <section className={`card ${styles.contactForm}`} aria-label="Request">
        <MarketplaceForm />
      </section>
    </Article>
  );
}
