import { CHART_PERIODS, type ChartPeriod } from '@ledgerscope/contract/chart-time';

const NAMES: Readonly<Partial<Record<ChartPeriod, string>>> = { OA: 'Since OA' };

/** A period as its button says it. */
export function periodName(period: ChartPeriod): string {
  return NAMES[period] ?? period;
}

/** The periods of a chart as a row of buttons. `label` names the row for screen readers. */
export function PeriodButtons({
  label,
  period,
  choose,
}: {
  label: string;
  /** Undefined where a span of its own is shown. */
  period: ChartPeriod | undefined;
  choose: (period: ChartPeriod) => void;
}) {
  return (
    <fieldset className="segments" aria-label={label}>
      {CHART_PERIODS.map((one) => (
        <button key={one} type="button" aria-pressed={one === period} onClick={() => choose(one)}>
          {periodName(one)}
        </button>
      ))}
    </fieldset>
  );
}
