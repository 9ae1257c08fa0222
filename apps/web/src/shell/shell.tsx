import { Outlet, useNavigation } from 'react-router';
import { RateProvider } from '../entities/currency/rate-provider.tsx';
import { HoverCardLayer } from '../entities/entity/hover-card-layer.tsx';
import { Announcements } from '../features/announcements/announcements.tsx';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeepPlace } from './keep-place.tsx';
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
      <KeepPlace />
    </RateProvider>
  );
}

/** Shows that the next page's code is on its way. */
function Progress() {
  const busy = useNavigation().state !== 'idle';
  return <div className={busy ? `${styles.progress} ${styles.busy}` : styles.progress} aria-hidden="true" />;
}
