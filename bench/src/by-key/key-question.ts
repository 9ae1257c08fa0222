/** What a page asks for by key or in the order of a list: one address for each key. */
export interface KeyQuestion {
  readonly name: string;
  readonly kind: 'entity' | 'list' | 'list of 100' | 'search' | 'logs' | 'instant' | 'scan';
  readonly paths: readonly string[];
}
