/** A list as the API answers it. */
export interface List<Row> {
  readonly data: Row[];
  readonly totalCount: number;
  readonly size: number;
  readonly next?: string | null;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Every row of a list, page by page through its cursors; `url` has a query. */
export async function walkList<Row>(api: { get<Reply>(url: string): Promise<Reply> }, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | null | undefined = ''; next !== null && next !== undefined; ) {
    const page: List<Row> = await api.get<List<Row>>(`${url}${next === '' ? '' : `&next=${next}`}`);
    rows.push(...page.data);
    next = page.next;
  }
  return rows;
}
