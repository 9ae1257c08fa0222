import { Link } from 'react-router';
import { CATEGORIES } from '../features/subscription-documentation/categories.tsx';
import styles from '../features/subscription-documentation/subscription-documentation.module.css';
import { PATHS } from '../shared/paths.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import documentationStyles from '../shared/ui/documentation.module.css';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { useAnchor } from '../shared/ui/use-anchor.ts';

/** The documentation of subscriptions: its categories on the left, all of them on the right. */
export function Component() {
  useAnchor(true);
  return (
    <div className="wrap page">
      <PageTitle>Subscriptions</PageTitle>
      <Breadcrumbs here="Subscriptions" />
      <div className={documentationStyles.apiColumns}>
        <Contents />
        <div className={`${documentationStyles.apiStarting} ${styles.subscriptionText}`}>
          <h1>Subscriptions</h1>
          {CATEGORIES.map(({ id, title, text, sections = [] }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {text}
              {sections.map((section) => (
                <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                  <h3 id={`${section.id}-title`}>{section.title}</h3>
                  {section.text}
                </section>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav className={`${documentationStyles.apiSelection} ${styles.subscriptionContents}`} aria-label="Subscriptions">
      <Link className="button primary" to={PATHS.profile}>
        SUBSCRIBE
      </Link>
      <ul>
        {CATEGORIES.map(({ id, title, sections = [] }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
            {sections.length === 0 ? null : (
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link to={`#${section.id}`}>{section.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
