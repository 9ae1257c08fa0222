import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import type { NetworkStatus } from '@ledgerscope/contract/network-status';
import { type ReactNode, useId, useState } from 'react';
import { useKnownStatus } from '../api/get-network.ts';
import { BASE_PATH, embedHref } from '../paths.ts';
import { saveBlob } from '../save-blob.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Popup } from '../ui/popup.tsx';
import styles from './chart-foot.module.css';
import { type ChartSpan, spanParameters, spanText } from './chart-span.ts';
import type { LegendLine } from './legend-line.ts';
import { periodName } from './period-buttons.tsx';
import { framedSvg, pngOfSvg, svgBlob } from './save-chart.ts';

/** The figures of a chart as a table: headings, and a row for each point. */
export interface ChartTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Lines of the same as CSV. */
  readonly csv: string;
}

interface ChartFootProps {
  /** Name of files made of it. */
  readonly name: string;
  readonly title: string;
  /** Address below the base path of a page that shows this chart alone; null while there is none. */
  readonly href: string | null;
  /** Its anchor in this page, for charts without a page of their own. */
  readonly anchor: string;
  readonly table: ChartTable;
  readonly svg: () => string;
  /** What files of the drawing say beside it. */
  readonly period: ChartPeriod;
  /** The time that it is of, where its call says it. */
  readonly span?: Pick<ChartSpan, 'start' | 'end'> | undefined;
  /** What the axis counts. */
  readonly unit?: string | undefined;
  readonly legend: readonly LegendLine[];
  /** What is counted. */
  readonly method?: string | undefined;
}

/** Source, share, downloads, method and figures of a chart. */
export function ChartFoot(props: ChartFootProps) {
  const { name, title, href, anchor, table, svg, method, period, legend } = props;
  const { span, unit } = props;
  const status = useKnownStatus();
  const source = `Source: ${window.location.host}`;
  const makeFramedSvg = () =>
    framedSvg(svg(), {
      title,
      period: aboutText({ period, span, unit }),
      legend,
      source: `${source}${asOfText(status()?.lastBlock)}`,
    });
  const permanent = href === null || span === undefined ? undefined : `${href}&${spanParameters(span)}`;
  return (
    <footer className={`flow ${styles.chartFoot}`}>
      <span className="faint">{source}</span>
      <span className="grow" />
      {href === null ? <AnchorLink anchor={anchor} /> : <Share title={title} href={href} permanent={permanent} />}
      <Downloads name={name} table={table} svg={makeFramedSvg} />
      {method === undefined ? null : <p className={`${styles.chartMethod} muted`}>About this data: {method}</p>}
      <Values table={table} title={title} />
    </footer>
  );
}

/** Of which time a drawing is, and what its axis counts. */
function aboutText({ period, span, unit }: Pick<ChartFootProps, 'period' | 'span' | 'unit'>): string {
  const time = span === undefined ? `Period: ${periodName(period)}` : spanText(span);
  return unit === undefined ? time : `${time} · ${unit}`;
}

/** Up to which block the ledger was stored when the drawing was made. */
function asOfText(block: NetworkStatus['lastBlock'] | undefined): string {
  if (block === undefined || block === null) return '';
  const name = block.number === null ? '' : `block ${block.number}, `;
  return ` · as of ${name}${block.consensusEnd.slice(0, 19).replace('T', ' ')} UTC`;
}

function AnchorLink({ anchor }: { anchor: string }) {
  const { origin, pathname, search } = window.location;
  return (
    <span className="with-copy">
      <span className="muted">Link</span>
      <CopyButton text={`${origin}${pathname}${search}#${anchor}`} what="the link to this chart" />
    </span>
  );
}

/** The chart's own page, and what another site needs to show it. */
export function Share({
  title,
  href,
  permanent,
  embeds = true,
}: {
  title: string;
  href: string;
  /** Of the time that is shown now, which stays. */
  permanent?: string | undefined;
  embeds?: boolean;
}) {
  const link = `${window.location.origin}${BASE_PATH}${href}`;
  return (
    <Popup trigger="Share" label={`Share ${title}`}>
      {() => (
        <div className={styles.sharePanel}>
          <Shared name="Link" text={link} what="the link to this chart" />
          {permanent === undefined ? null : (
            <Shared
              name="Permanent link to this time range"
              text={`${window.location.origin}${BASE_PATH}${permanent}`}
              what="the permanent link"
            />
          )}
          {embeds ? <Shared name="Embed code" text={embedCode(title, href)} what="the embed code" /> : null}
        </div>
      )}
    </Popup>
  );
}

function Shared({ name, text, what }: { name: string; text: string; what: string }) {
  const id = useId();
  return (
    <div className={styles.shareLine}>
      <label className="muted small" htmlFor={id}>
        {name}
      </label>
      <span className="with-copy">
        <input
          id={id}
          className="text-input mono"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={text} what={what} />
      </span>
    </div>
  );
}

function embedCode(title: string, href: string): string {
  const address = `${window.location.origin}${BASE_PATH}${embedHref(href)}`.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="${title.replaceAll('"', '&quot;')}" width="800" height="460" loading="lazy" style="border:0"></iframe>`;
}

function Downloads({ name, table, svg }: { name: string; table: ChartTable; svg: () => string }) {
  const [failed, setFailed] = useState(false);
  const save = async (make: () => Promise<Blob>, ending: string) => {
    try {
      saveBlob(await make(), `ledgerscope-${name}.${ending}`);
      setFailed(false);
    } catch {
      // The page says that it failed.
      setFailed(true);
    }
  };
  const nothing = table.rows.length === 0;
  const files: readonly (readonly [string, () => Promise<Blob>])[] = [
    ['PNG', () => pngOfSvg(svg())],
    ['SVG', () => svgBlob(svg())],
    ['CSV', async () => new Blob(['\ufeff', table.csv], { type: 'text/csv' })],
  ];
  return (
    <>
      {files.map(([kind, make]) => (
        <button
          key={kind}
          type="button"
          className="button small"
          disabled={nothing}
          onClick={() => void save(make, kind.toLowerCase())}
        >
          {kind}
        </button>
      ))}
      <span role="status" className="down">
        {failed ? 'Couldn’t create the image.' : ''}
      </span>
    </>
  );
}

/** The same figures for those who cannot see the drawing, and for those who want to read them. */
function Values({ table: { headings, rows }, title }: { table: ChartTable; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.chartValues} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Values as a table</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard
        <section className={styles.valuesBox} tabIndex={0} aria-label={`Values of ${title}`}>
          <table className={`${styles.values} num`}>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none moves
                <tr key={place}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
