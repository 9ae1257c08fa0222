import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import styles from './account-access.module.css';

interface FormPageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A page with one form, or what came of it. */
export function FormPage({ title, about, children }: FormPageProps) {
  return (
    <div className={`wrap ${styles.formPage}`}>
      <PageTitle>{title}</PageTitle>
      <section className={`card ${styles.formCard}`} aria-labelledby="form-title">
        <h1 id="form-title">{title}</h1>
        {about === undefined ? null : <p className="muted">{about}</p>}
        {children}
      </section>
    </div>
  );
}
