import type { TSchema } from 'typebox';

/** Pages of rows as the API shows them, and the schemas of their fields in order. */
export interface ExportPages {
  readonly fields: Readonly<Record<string, TSchema>>;
  readonly pages: AsyncGenerator<readonly object[]>;
}
