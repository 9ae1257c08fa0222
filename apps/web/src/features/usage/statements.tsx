import { callTitle } from '@ledgerscope/contract/call-title';
import type { UsageSummary } from '@ledgerscope/contract/usage';
import { Fragment, useState } from 'react';
import { useUsageDetails, useUsageSummaries } from '../../entities/billing/get-usage.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { TablePages } from '../../shared/table/table-pages.tsx';
import { BreakableName } from '../../shared/ui/breakable-name.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import panelTableStyles from '../../shared/ui/panel-table.module.css';
import { BalancePanel } from './balance-panel.tsx';
import { DailyUsage } from './daily-usage.tsx';
import { saveUsage } from './save-usage.ts';
import styles from './usage.module.css';

const HEADINGS = 3;

/** What a user has left of units, and what was used in each billing cycle. */
export function Statements({ userId }: { userId: string }) {
  return (
    <div className={panelStyles.panels}>
      <BalancePanel userId={userId} />
      <DailyUsage userId={userId} />
      <UsagePanel userId={userId} />
    </div>
  );
}

function UsagePanel({ userId }: { userId: string }) {
  const [page, setPage] = useState({ pageNo: 0, pageSize: 5 });
  const { data, error, refetch } = useUsageSummaries(userId, page.pageNo, page.pageSize);
  const cycles = data?.data ?? [];
  return (
    <section className="card" aria-labelledby="usage-title">
      <header>
        <h2 id="usage-title">Usage</h2>
        <span className="grow" />
        {cycles.length === 0 ? null : (
          <button type="button" className="button small" onClick={() => void saveUsage(userId, 'month')}>
            CSV<span className="sr-only"> of the usage</span>
          </button>
        )}
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.totalCount === 0 ? (
        <p className={`${panelStyles.panelEmpty} muted`}>
          No data available. Your monthly unit usage will appear here.
        </p>
      ) : null}
      {cycles.length === 0 ? null : <UsageTable userId={userId} cycles={cycles} />}
      {data === undefined || data.totalCount === 0 ? null : (
        <TablePages page={page} total={data.totalCount} change={setPage} />
      )}
    </section>
  );
}

function UsageTable({ userId, cycles }: { userId: string; cycles: readonly UsageSummary[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <div className="table-scroll">
      <table className={`${panelTableStyles.panelTable} ${styles.usageTable}`}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col"># of Units Used</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {cycles.map(({ cycle, consumedUnits }) => (
            <Fragment key={cycle}>
              <tr>
                <td>{monthText(cycle)}</td>
                <td className="num">{wholeText(BigInt(consumedUnits))}</td>
                <td>
                  <button
                    type="button"
                    className="button small"
                    aria-expanded={open === cycle}
                    onClick={() => setOpen(open === cycle ? undefined : cycle)}
                  >
                    {open === cycle ? 'Hide' : 'Show'}
                    <span className="sr-only"> calls for {monthText(cycle)}</span>
                  </button>
                </td>
              </tr>
              {open === cycle ? <Details userId={userId} cycle={cycle} /> : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Units by service type and call of one month. */
function Details({ userId, cycle }: { userId: string; cycle: string }) {
  const { data, error, refetch } = useUsageDetails(userId, cycle);
  if (error !== null)
    return (
      <tr>
        <td colSpan={HEADINGS}>
          <LoadFailure error={error} retry={() => void refetch()} />
        </td>
      </tr>
    );
  return (data ?? []).map(({ serviceType, serviceSubType, unitsUsed, calls }) => (
    <tr key={serviceSubType} className={styles.usageDetail}>
      <td>
        {serviceType} · {callTitle(serviceSubType)}{' '}
        <span className="muted">
          <BreakableName name={serviceSubType} />
        </span>
      </td>
      <td className="num">{wholeText(BigInt(unitsUsed))}</td>
      <td className="muted">
        {wholeText(BigInt(calls))} {calls === '1' ? 'call' : 'calls'}
      </td>
    </tr>
  ));
}

/** `2026-11` as `Nov 2026`. */
function monthText(cycle: string): string {
  const [year, month] = cycle.split('-').map(Number) as [number, number];
  const name = new Date(Date.UTC(year, month - 1)).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
  return `${name} ${year}`;
}
