import { sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { SigningNode } from '../network/signing-node.ts';
import type { WrittenItem } from '../produced-file.ts';
import { bucketLayout } from '../writer/bucket-layout.ts';
import { OutputFolder } from '../writer/output-folder.ts';
import { GENESIS, RecordChain } from '../writer/record-chain.ts';
import { signatureFile } from '../writer/signature-file.ts';

const GZIP = { level: 1 };

/** The stream writer for tests and benchmarks that write between other steps: each file is there when the call returns. */
export class RecordFileWriter {
  readonly #folder: OutputFolder;
  readonly #chain: RecordChain;
  #nodes: readonly SigningNode[];

  constructor(folder: string, nodes: readonly SigningNode[], firstBlock = 0n) {
    this.#folder = new OutputFolder(folder);
    this.#nodes = nodes;
    this.#chain = new RecordChain({ ...GENESIS, nextBlock: firstBlock });
  }

  /** From the next file on these nodes sign. */
  useNodes(nodes: readonly SigningNode[]): void {
    this.#nodes = nodes;
  }

  /**
   * Writes one file, with one sidecar file when there are sidecar records (serialized), and returns its name. The first
   * node's folder holds the data; every node signs. A file without items needs `startNs`, which gives it its name.
   */
  write(items: readonly WrittenItem[], sidecars: readonly Uint8Array[] = [], startNs?: bigint): string {
    const sealed = this.#chain.seal({ items, sidecars, startNs });
    const { stem, contents, sidecar, fileHash, metadataHash } = sealed;
    const [first] = this.#nodes;
    if (first !== undefined) {
      if (sidecar !== undefined) this.#place(bucketLayout.sidecar(first.account, stem), gzipSync(sidecar, GZIP));
      this.#place(bucketLayout.data(first.account, stem), gzipSync(contents, GZIP));
    }
    for (const { account, key } of this.#nodes) {
      const file = sign('RSA-SHA384', fileHash, key);
      const metadata = sign('RSA-SHA384', metadataHash, key);
      this.#place(bucketLayout.signature(account, stem), signatureFile(sealed, { file, metadata }));
    }
    return `${stem}.rcd.gz`;
  }

  #place(path: string, bytes: Uint8Array): void {
    this.#folder.place({ bytes, at: [path] });
  }
}
