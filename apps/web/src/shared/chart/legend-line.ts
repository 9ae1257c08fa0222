/** A line of a chart's legend. */
export interface LegendLine {
  readonly name: string;
  /** The class that sets its colour: `series-1`. */
  readonly color: string;
  readonly dashed: boolean;
}

/** What the colours of slices or layers are, in their order. */
export function legendOf(parts: readonly { readonly name: string }[] | undefined): readonly LegendLine[] {
  return (parts ?? []).map(({ name }, place) => ({ name, color: `series-${place + 1}`, dashed: false }));
}
