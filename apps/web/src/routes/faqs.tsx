import { useLocation } from 'react-router';
import styles from '../features/static-pages/article.module.css';
import { Article, Section } from '../features/static-pages/article.tsx';
import { FAQ_TOPICS } from '../features/static-pages/faq-entries.tsx';

/** Questions and answers; each opens by itself, and by its own address. */
export function Component() {
  const opened = useLocation().hash.slice(1);
  return (
    <Article title="Questions and answers" sentence="Frequently asked questions about the explorer and the portal.">
      {FAQ_TOPICS.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <div className={styles.faq}>
            {entries.map(({ id, question, answer }) => (
              <details key={id} id={id} name="faq" open={opened === id}>
                <summary>{question}</summary>
                <div>{answer}</div>
              </details>
            ))}
          </div>
        </Section>
      ))}
    </Article>
  );
}
