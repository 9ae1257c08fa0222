import { type DocumentFormat, type RawQuery, type StatementMovement, statementQuery } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { runInThread, ThreadEndedError } from '@ledgerscope/process/one-shot-thread';
import { instantText } from '@ledgerscope/transactions/values';
import pLimit from 'p-limit';
import type { ApiContext } from '../../../api-context.ts';
import { ApiError } from '../../../api-error.ts';
import { acceptQuery } from '../../accept-query.ts';
import { askedStatement } from '../asked-statement.ts';
import { movementReplies } from '../movement-replies.ts';
import { statementReply, walkMoves } from '../statement-reply.ts';
import { type StatementDocument, statementDocument } from './statement-document.ts';

/** What the thread is asked to write. */
export interface DocumentOrder {
  readonly format: DocumentFormat;
  readonly document: StatementDocument;
}

const THREAD = new URL('./document-thread.ts', import.meta.url);
const LIMITS = { ms: 30_000, heapMb: 384 };
const atOnce = pLimit(1);

/**
 * The statement that a query asks for, as the bytes of a document. Dates and times are in the time zone.
 * @throws ApiError where its token is none that has amounts, it has more movements than are added up, or writing it takes too long
 */
export async function writeStatement(
  context: ApiContext,
  query: RawQuery,
  account: EntityId,
  { format, zone }: { readonly format: DocumentFormat; readonly zone: string },
): Promise<Uint8Array> {
  const { snapshot, network } = context;
  const asked = await askedStatement(context, account, acceptQuery(statementQuery, query));
  const statement = await statementReply(context, asked);
  if (statement.totals === null) {
    const message =
      'The statement has more than 5,000 movements. Use a shorter time range, or the format csv, jsonl or parquet.';
    throw new ApiError('invalid_parameter', message, 'format');
  }
  const movements: StatementMovement[] = [];
  for await (const moves of walkMoves(() => snapshot, asked, { order: 'asc' }))
    movements.push(...(await movementReplies(snapshot, asked, moves)));
  const { head } = snapshot;
  const stand =
    head === undefined ? 'no block yet' : `block ${head.number ?? head.sequence}, ${instantText(head.lastNs)}`;
  const document = statementDocument(statement, movements, { network: network(), zone, head: stand });
  const order: DocumentOrder = { format, document };
  try {
    return await atOnce(() => runInThread<Uint8Array>(THREAD, order, LIMITS));
  } catch (error) {
    if (!(error instanceof ThreadEndedError)) throw error;
    context.log.warn({ error: error.message, format }, 'a statement could not be written as a document');
    throw new ApiError(
      'overloaded',
      'Creating the document took too long. Use a shorter time range, or the format csv.',
    );
  }
}
