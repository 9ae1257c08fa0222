import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { PATHS } from '../../shared/paths.ts';
import { Banners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LivingStrip } from './living-strip.tsx';

/** What surrounds every page. */
export function Shell() {
  const { pathname } = useLocation();
  const busy = useNavigation().state !== 'idle';
  // The home page and the root that leads there own a large search box; two would compete.
  const home = pathname === PATHS.home || pathname === '/';
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className={busy ? 'progress busy' : 'progress'} aria-hidden="true" />
      <LivingStrip />
      <Header withSearch={!home} />
      <Banners />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** First loads all have the key "default"; their address keeps one page from taking another's scroll position. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
