/** A line of a chart's legend. */
export interface LegendLine {
  readonly name: string;
  /** The class that sets its colour: `series-1`. */
  readonly color: string;
  readonly dashed: boolean;
}
