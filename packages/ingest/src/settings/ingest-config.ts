import type { KeptFree } from '@ledgerscope/process/free-space';
import type { ImportedAnchors } from '../trust/stored-anchors.ts';
import type { BlockProofConfig } from './block-proof-settings.ts';
import type { SourceConfig } from './source-settings.ts';
import type { UnknownFieldsPolicy } from './unknown-fields-setting.ts';

/** The settings that ingest goes by, checked. Plain data: they are handed to the thread that reads. */
export interface IngestConfig {
  /** Undefined where nothing is read. */
  readonly source: SourceConfig | undefined;
  readonly dataFolder: string;
  /** The name that was given; undefined where it is to be read from the address book. */
  readonly network: string | undefined;
  readonly addressBookFile: string | undefined;
  readonly trustUnsigned: boolean;
  readonly blockProof: BlockProofConfig;
  readonly allowGaps: boolean;
  readonly unknownFields: UnknownFieldsPolicy;
  readonly pollMs: number;
  readonly batchTransactions: number;
  /** What stays free on the disk of an embedded store. */
  readonly freeSpace: KeptFree;
  readonly logLevel: string;
  /** What was imported with `admin trust import`; undefined where nothing was, or is not looked at. */
  readonly imported?: ImportedAnchors | undefined;
}
