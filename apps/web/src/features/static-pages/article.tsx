import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import styles from './article.module.css';

/** A page of text: its title, one sentence, and sections. */
export function Article({ title, sentence, children }: { title: string; sentence: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap page">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs here={title} />
      <article className={styles.article}>
        <h1>{title}</h1>
        <p className={`muted ${styles.articleLead}`}>{sentence}</p>
        {children}
      </article>
    </div>
  );
}

/** A headed part of an article. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
