/** Cursors of the pages of a list that were walked through, so that a step back leads to the same rows. */
export interface Trail {
  /** Cursor of a page; undefined for the first one, and where it is not known. */
  readonly cursorOf: (page: number) => string | undefined;
  /** What the entry of the history holds once the visitor stepped to this page. */
  readonly with: (page: number, cursor: string | undefined) => object;
}

/** Reads the trail of a table out of an entry of the history; `table` names one of the page's tables. */
export function trailOf(entry: unknown, table: string): Trail {
  const trails = recordOf(recordOf(entry).trails);
  const known = trails[table];
  const cursors: readonly unknown[] = Array.isArray(known) ? known : [];
  const cursorOf = (page: number) => {
    const cursor = page < 2 ? undefined : cursors[page - 2];
    return typeof cursor === 'string' && cursor !== '' ? cursor : undefined;
  };
  return {
    cursorOf,
    with: (page, cursor) => {
      const before = Array.from({ length: Math.max(0, page - 2) }, (_, place) => cursorOf(place + 2) ?? '');
      return { ...recordOf(entry), trails: { ...trails, [table]: page < 2 ? [] : [...before, cursor ?? ''] } };
    },
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
