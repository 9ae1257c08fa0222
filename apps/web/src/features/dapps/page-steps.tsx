import { Link, useSearchParams } from 'react-router';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './dapps.module.css';

interface PageStepsProps {
  readonly label: string;
  /** Key in the URL. */
  readonly param: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** First, previous, next and last as arrows; the page is in the URL. */
export function PageSteps({ label, param, page, pages }: PageStepsProps) {
  return (
    <nav className={styles.pageSteps} aria-label={label}>
      <Step param={param} to={1} enabled={page > 1} name="First page" arrows="«" />
      <Step param={param} to={page - 1} enabled={page > 1} name="Previous page" icon="back" />
      <Step param={param} to={page + 1} enabled={page < pages} name="Next page" icon="chevron" />
      <Step param={param} to={pages} enabled={page < pages} name="Last page" arrows="»" />
    </nav>
  );
}

interface StepProps {
  readonly param: string;
  readonly to: number;
  readonly enabled: boolean;
  readonly name: string;
  readonly icon?: 'back' | 'chevron';
  readonly arrows?: string;
}

function Step({ param, to, enabled, name, icon, arrows }: StepProps) {
  const [search] = useSearchParams();
  const shown = icon === undefined ? <span aria-hidden="true">{arrows}</span> : <Icon name={icon} size={16} />;
  if (!enabled)
    return (
      <span className="button small disabled" aria-hidden="true">
        {shown}
      </span>
    );
  const next = new URLSearchParams(search);
  if (to === 1) next.delete(param);
  else next.set(param, String(to));
  return (
    <Link className="button small" preventScrollReset to={{ search: next.toString() }} aria-label={name}>
      {shown}
    </Link>
  );
}
