// Writes one document: a long one takes seconds, which nobody else waits for.
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentOrder } from './write-document.ts';

const { format, document } = workerData as DocumentOrder;
const write =
  format === 'pdf'
    ? (await import('./statement-pdf.ts')).statementPdf
    : (await import('./statement-xlsx.ts')).statementXlsx;
parentPort?.postMessage({ loaded: true });
parentPort?.postMessage({ done: await write(document) });
