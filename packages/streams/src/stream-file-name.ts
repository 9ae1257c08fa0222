import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';

/** The kind of a file of the network's buckets, by its name. */
export type StreamFileKind = 'record' | 'record-signature' | 'sidecar' | 'balance' | 'balance-signature' | 'block';

/** A parsed file name (without folders). */
export interface StreamFileName {
  readonly name: string;
  readonly kind: StreamFileKind;
  /** Consensus time of the first item; undefined for blocks, which are named by number. */
  readonly instant: ConsensusNs | undefined;
  /** The instant as it is in the name: equal for the data file, the signatures and the sidecars of one block. */
  readonly stem: string;
  /** 1-based number of a sidecar file; undefined for other kinds. */
  readonly sidecarId: number | undefined;
  /** Only of blocks. */
  readonly blockNumber: bigint | undefined;
}

const INSTANT = String.raw`(\d{4})-(\d\d)-(\d\d)T(\d\d)_(\d\d)_(\d\d)(?:\.(\d{1,9}))?Z`;
const NAME = new RegExp(
  `^(${INSTANT})(?:(_\\d\\d)?(\\.rcd)|(_Balances)(\\.csv|\\.pb))(_sig)?(?:\\.gz|\\.zst|\\.zstd)?$`,
);
const BLOCK = /^(\d{1,19})\.blk(?:\.gz|\.zstd|\.zst)?$/;

/** Parses the last part of a path; undefined for a name that no stream file has. */
export function parseStreamFileName(path: string): StreamFileName | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return parseTimed(name) ?? parseBlock(name);
}

function parseTimed(name: string): StreamFileName | undefined {
  const match = NAME.exec(name);
  if (match === null) return undefined;
  const [, stem = '', ...parts] = match;
  const instant = instantOf(parts.slice(0, 7));
  const kind = kindOf(parts[7] !== undefined, parts[9] !== undefined, parts[11] !== undefined);
  if (instant === undefined || kind === undefined) return undefined;
  const sidecarId = parts[7] === undefined ? undefined : Number(parts[7].slice(1));
  return { name, kind, instant, stem, sidecarId, blockNumber: undefined };
}

function kindOf(sidecar: boolean, balance: boolean, signature: boolean): StreamFileKind | undefined {
  if (balance) return signature ? 'balance-signature' : 'balance';
  if (!sidecar) return signature ? 'record-signature' : 'record';
  // Sidecars are never signed: the signed record file holds their hashes.
  return signature ? undefined : 'sidecar';
}

function parseBlock(name: string): StreamFileName | undefined {
  const match = BLOCK.exec(name);
  if (match === null) return undefined;
  const [, digits = ''] = match;
  const blockNumber = BigInt(digits);
  return { name, kind: 'block', instant: undefined, stem: digits, sidecarId: undefined, blockNumber };
}

/** Buckets cut the 19 digits into folders of four: 0000/0000/0000/0000/007.blk.zstd is block 7. */
const CUT_BLOCK = /(?:^|\/)((?:\d{4}\/){4}\d{3})\.blk(?:\.gz|\.zstd|\.zst)?$/;
const WHOLE_BLOCK = /(?:^|\/)(\d+)\.blk(?:\.gz|\.zstd|\.zst)?$/;

/** The number that the path of a block file names, in the layout of the buckets or in its name alone. */
export function blockNumberInPath(path: string): bigint | undefined {
  const digits = (CUT_BLOCK.exec(path) ?? WHOLE_BLOCK.exec(path))?.[1];
  return digits === undefined ? undefined : BigInt(digits.replaceAll('/', ''));
}

function instantOf(parts: readonly (string | undefined)[]): ConsensusNs | undefined {
  const [year, month, day, hour, minute, second, fraction = ''] = parts;
  const milliseconds = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(milliseconds)) return undefined;
  return consensusNs(BigInt(milliseconds / 1000), Number(fraction.padEnd(9, '0')));
}
