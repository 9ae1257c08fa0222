import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { RateProvider } from '../entities/currency/rate-provider.tsx';
import { HoverCardLayer } from '../entities/entity/hover-card-layer.tsx';
import { Announcements } from '../features/announcements/announcements.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LivingStrip } from './living-strip.tsx';
import styles from './shell.module.css';

/** What surrounds every page. */
export function Shell() {
  return (
    <RateProvider>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Progress />
      <LivingStrip />
      <Header />
      <Announcements />
      <Banners />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <HoverCardLayer />
      <ScrollRestoration getKey={scrollKey} />
    </RateProvider>
  );
}

/** Shows that the next page's code is on its way. */
function Progress() {
  const busy = useNavigation().state !== 'idle';
  return <div className={busy ? `${styles.progress} ${styles.busy}` : styles.progress} aria-hidden="true" />;
}

/** First loads all have the key "default"; with their address one page does not take another's scroll position. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
