import type { ComponentState, ComponentStatus } from '@ledgerscope/contract/component-status';
import { type HistoryDay, historyOf, troubleText, workedText } from './component-history.ts';
import styles from './site-status.module.css';

/** What parts are called, and what is looked at. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  ledger: [
    'New transactions',
    'Time from consensus until a transaction appears here. Slow above 1 minute, down above 10 minutes.',
  ],
  explorer: ['Explorer', 'Response time of the transaction list. Slow above 1 second.'],
  portal: ['Portal', 'Response time of the portal (dapps, news, accounts, keys). Slow above 1 second.'],
  feeds: ['Subscriptions', 'Delay of messages, webhooks and alerts. Slow above 1 minute.'],
  mail: ['Mail', 'Time emails and text messages wait before they are sent. Slow above 1 minute.'],
};
const STATES: Readonly<Record<ComponentState, readonly [string, string]>> = {
  ok: ['Operational', 'good'],
  slow: ['Slow', 'warn'],
  down: ['Down', 'bad'],
  unknown: ['Unknown', 'plain'],
};

/** A part of the site: how it does now, and each of the last 90 days. */
export function ComponentCard({ status: { component, state, days } }: { status: ComponentStatus }) {
  const [name, meaning] = NAMES[component] ?? [component, ''];
  const [stateText, badge] = STATES[state];
  const history = historyOf(days, Date.now());
  const troubled = history.filter(({ slow, down }) => slow + down > 0).toReversed();
  const titleId = `component-${component}`;
  return (
    <section className={`card ${styles.siteStatus}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{name}</h2>
        <span className="grow" />
        <span className={`badge ${badge}`}>{stateText}</span>
      </header>
      <div className={styles.siteStatusBody}>
        <p className="muted small">{meaning}</p>
        <History name={name} days={history} worked={workedText(days)} />
        {troubled.length === 0 ? null : <Troubled days={troubled} />}
      </div>
    </section>
  );
}

function History({ name, days, worked }: { name: string; days: readonly HistoryDay[]; worked: string }) {
  const known = days.filter(({ state }) => state !== 'unknown').length;
  const looked = known === 0 ? 'unknown' : `data for ${known} days, available in ${worked} of the minutes checked`;
  return (
    <>
      <div className={styles.siteStatusDays} role="img" aria-label={`${name} in the last 90 days: ${looked}`}>
        {days.map(({ day, state }) => (
          <span key={day} className={styles.siteStatusDay} data-state={state} />
        ))}
      </div>
      <p className={`${styles.siteStatusEnds} faint small`}>
        <span>90 days ago</span>
        <span>uptime: {worked}</span>
        <span>today</span>
      </p>
    </>
  );
}

function Troubled({ days }: { days: readonly HistoryDay[] }) {
  return (
    <details className="small">
      <summary>{days.length === 1 ? '1 day' : `${days.length} days`} with problems</summary>
      <ul className={styles.siteStatusTroubled}>
        {days.map((day) => (
          <li key={day.day}>
            <span className="num">{day.day}</span> {troubleText(day)}
          </li>
        ))}
      </ul>
    </details>
  );
}
