import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** What every page with one list has: where it is, a title, a sentence, and the list. */
export function ListPage({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <div className="wrap page">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs here={title} />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="muted">{sentence}</p>
      </div>
      {children}
    </div>
  );
}
