/** What a page asks for by key or in the order of a list: one address for each key. */
export interface KeyQuestion {
  readonly name: string;
  readonly kind: 'entity' | 'list' | 'instant' | 'scan';
  readonly paths: readonly string[];
}
