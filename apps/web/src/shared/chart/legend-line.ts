/** A line of a chart's legend. */
export interface LegendLine {
  readonly name: string;
  /** The variable of its colour: `--c1`. */
  readonly color: string;
  readonly dashed: boolean;
}

/** What the colours of slices or layers are, in their order. */
export function legendOf(parts: readonly { readonly name: string }[] | undefined): readonly LegendLine[] {
  return (parts ?? []).map(({ name }, place) => ({ name, color: `--c${place + 1}`, dashed: false }));
}
