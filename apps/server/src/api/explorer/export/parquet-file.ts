import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { TSchema } from 'typebox';
import { parquetColumns } from './parquet-columns.ts';

/** Rows that are held and encoded at once: the bound of memory, and of how long others wait for one encoding. */
const ROWS_PER_GROUP = 5_000;

/**
 * A Parquet file of these rows, group by group. Memory does not grow with the rows, but for the file's own index of its groups
 * (some kilobytes each).
 */
export async function* parquetFile(
  fields: Readonly<Record<string, TSchema>>,
  pages: AsyncIterable<readonly object[]>,
): AsyncGenerator<Uint8Array> {
  const columns = parquetColumns(fields);
  const writer = new ByteWriter();
  const schema = [{ name: 'root', num_children: columns.length }, ...columns.map(({ element }) => element)];
  const file = new ParquetWriter({ writer, schema, createdBy: 'ledgerscope' });
  const taken = (): Uint8Array => {
    const bytes = writer.getBytes().slice();
    writer.index = 0;
    return bytes;
  };
  let rows: object[] = [];
  const group = async (): Promise<Uint8Array> => {
    const columnData = columns.map(({ name, values }) => ({ name, data: values(rows), offsetIndex: false }));
    await file.write({ columnData, rowGroupSize: ROWS_PER_GROUP });
    rows = [];
    return taken();
  };
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length >= ROWS_PER_GROUP) yield await group();
  }
  if (rows.length > 0) yield await group();
  await file.finish();
  yield taken();
}
