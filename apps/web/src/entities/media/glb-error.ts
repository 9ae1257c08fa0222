/** A model that cannot be shown: it is damaged, too large, or uses what this viewer does not read. */
export class GlbError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'GlbError';
  }
}
