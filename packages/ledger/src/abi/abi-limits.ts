/**
 * How much an ABI may ask for. ABIs are what strangers wrote: a short text can describe values without end, so that what is limited is the
 * work that a description asks for. The server and the browser read and decode within these limits.
 */
export const ABI_LIMITS = {
  /** Bytes of JSON. */
  bytes: 1_048_576,
  /** Functions, events and errors; the largest contracts have some hundreds. */
  items: 2_000,
  /** Parameters and components of tuples together, of the whole ABI. */
  parameters: 10_000,
  /** The same of one function, event or error. */
  parametersOfItem: 500,
  /** Tuples in tuples. */
  depth: 16,
  /** Lists of lists. */
  dimensions: 4,
  /** Values that a call or log has at least: what is in lists of fixed lengths counts as often as it is there. */
  values: 2_048,
  /** Bytes of call data or of a log; longer ones are shown as they are. */
  dataBytes: 65_536,
  /** Characters of a name. */
  name: 200,
} as const;

/** A text or list that is no ABI, or one beyond the limits; the message is for whoever gave it. */
export class AbiError extends Error {
  override readonly name: string = 'AbiError';
}

/** One that asks for more than an ABI may. */
export class AbiLimitError extends AbiError {
  override readonly name = 'AbiLimitError';
}
