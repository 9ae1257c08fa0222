import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { wholeText } from '../format/hbar-text.ts';
import styles from './url-tabs.module.css';

/** A tab: its content is drawn only while it is selected. */
export interface TabSpec {
  /** As it is in the URL. */
  readonly id: string;
  readonly label: string;
  /** Null while it is not known; undefined for tabs without one. */
  readonly count?: number | string | null | undefined;
  /** True where there may be more than `count`. */
  readonly countIsLowerBound?: boolean;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabSpec[];
  /** Key in the URL. */
  readonly param?: string;
  /** Tab at first; the first one by default. */
  readonly first?: string | undefined;
}

/** Tabs whose selection lives in the URL; a link to one leads to the tabs. Arrow keys, Home and End move along them. */
export function UrlTabs({ label, tabs, param = 'tab', first }: TabsProps) {
  const base = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const strip = useRef<HTMLDivElement>(null);
  const byDefault = tabs.find((tab) => tab.id === first) ?? tabs[0];
  const active = tabs.find((tab) => tab.id === search.get(param)) ?? byDefault;
  // Counts that arrive move the tabs along.
  const shape = `${active?.id} ${tabs.map(({ count }) => count)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip is measured whenever its shape changes
  useEffect(() => showTab(strip.current), [shape]);
  const isNamed = search.has(param);
  const isFresh = useIsFreshEntry();
  // As high as the window then: a page that gets lower while it fills would move under the reader.
  const [isLed, setIsLed] = useState(false);
  // Before anything is drawn: drawn first and led afterwards, the page would move in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page that opens leads to its tabs, once
  useLayoutEffect(() => {
    if (isNamed && isFresh && scrollY === 0 && isLow(strip.current)) setIsLed(true);
  }, []);
  useEffect(() => {
    if (!isLed) return undefined;
    // Once the page is drawn at its height: drawn and led in one go, its foot would move in sight.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => strip.current?.scrollIntoView());
    });
    return () => cancelAnimationFrame(frame);
  }, [isLed]);
  if (active === undefined) return null;
  const select = (id: string) => {
    const next = new URLSearchParams(search);
    if (id === byDefault?.id) next.delete(param);
    else next.set(param, id);
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return (
    <>
      <div ref={strip} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={(event) => stepTabs(event)}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab === active}
            aria-controls={tab === active ? `${base}panel` : undefined}
            tabIndex={tab === active ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count === undefined ? null : <Count tab={tab} />}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${active.id}`}
        className={isLed ? `${styles.tabPanel} ${styles.led}` : styles.tabPanel}
      >
        {active.content()}
      </div>
    </>
  );
}

/** True where little of what the tabs hold can be seen. */
function isLow(strip: HTMLElement | null): boolean {
  return strip !== null && strip.getBoundingClientRect().bottom > innerHeight / 2;
}

/** True where the page was opened by a link or an address, and not gone back to. */
function useIsFreshEntry(): boolean {
  const { key } = useLocation();
  return useNavigationType() !== 'POP' || key === 'default';
}

function Count({ tab }: { tab: TabSpec }) {
  const { count, countIsLowerBound = false } = tab;
  if (count === undefined) return null;
  return (
    <span className="count num">
      {count === null ? '…' : `${typeof count === 'number' ? wholeText(count) : count}${countIsLowerBound ? '+' : ''}`}
    </span>
  );
}

/** On narrow screens the strip scrolls sideways; the page itself stays where it is. */
function showTab(strip: HTMLDivElement | null): void {
  const tab = strip?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const room = strip?.getBoundingClientRect();
  if (strip === null || tab === undefined || room === undefined) return;
  strip.scrollLeft += tab.left + tab.width / 2 - room.left - room.width / 2;
}

function stepTabs(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = tabs.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (here + 1) % tabs.length,
    ArrowLeft: (here - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = tabs[steps[event.key] ?? -1];
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}
