// Draws one card: neither drawing nor encoding is waited for by anybody else.
import { parentPort, workerData } from 'node:worker_threads';
import { drawPreview } from './draw-preview.ts';
import type { PreviewCard } from './preview-card.ts';

parentPort?.postMessage({ loaded: true });
parentPort?.postMessage({ done: await drawPreview(workerData as PreviewCard) });
