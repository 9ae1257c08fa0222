import type { Cutover, RunnerProgress, StreamFormat } from '@ledgerscope/demo-network';
import type { KeptFree } from '@ledgerscope/process/free-space';

/** Messages of the process that writes the demo network to the server. Sent with the structured clone algorithm. */
export type DemoReport =
  | { readonly kind: 'opened' }
  | { readonly kind: 'progress'; readonly progress: RunnerProgress }
  | { readonly kind: 'failed'; readonly message: string; readonly expected: boolean };

/** Messages of the server to that process. */
export type DemoOrder =
  | { readonly kind: 'run'; readonly settings: DemoRun }
  /** Everything up to this consensus time is stored. */
  | { readonly kind: 'read'; readonly untilNs: bigint }
  | { readonly kind: 'stop' };

/** How the demo network of a server is made. */
export interface DemoRun {
  readonly out: string;
  readonly seed: number;
  readonly tps: number;
  readonly historyNs: bigint;
  readonly format: StreamFormat;
  readonly cutover: Cutover | undefined;
  /** What stays free on the disk of its folder. */
  readonly freeSpace: KeptFree;
}
