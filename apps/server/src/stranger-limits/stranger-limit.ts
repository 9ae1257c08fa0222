/** A limit that a stranger meets, in words: its numbers are those of the code. */
export interface StrangerLimit {
  /** What is limited. */
  readonly what: string;
  /** How far one may go. */
  readonly limit: string;
  /** What happens beyond it. */
  readonly beyond: string;
}

/** Limits by the names that attacks of the suite `hostile` call them. */
export type StrangerLimits = Readonly<Record<string, StrangerLimit>>;

/** A whole number as people read it. */
export function numberText(value: number): string {
  return value.toLocaleString('en-US');
}
