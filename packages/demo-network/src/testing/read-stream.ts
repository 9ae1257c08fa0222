import fs from 'node:fs';
import path from 'node:path';
import { entityIdFromStore } from '@ledgerscope/ledger';
import {
  type AddressBook,
  attachSidecars,
  type BlockFile,
  type NodeSignature,
  parseStreamFileName,
  proveBlock,
  proveWrappedRecordBlock,
  readAddressBook,
  readBlockFile,
  readRecordFile,
  readSidecarFile,
  readSignatureFile,
  readWrappedRecordBlock,
  type StreamBlock,
  TssVerifier,
  wrappedBlockRoot,
} from '@ledgerscope/streams';
import { BLOCK_KEY_SHA256 } from '../writer/stream-format.ts';

/** Every file under a folder, by its path inside, sorted. Names that begin with a dot are omitted. */
export function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Reads a folder of record files in order, from the copy of the node with this account, with every proof: hashes,
 * chain, sidecars, and the signatures of all nodes.
 * @throws Error naming the first file that some node did not sign
 */
export function readProvenRecords(folder: string, account = 3n): StreamBlock[] {
  const book = bookOf(folder);
  const own = path.join('recordstreams', `record0.0.${account}`);
  const names = fs.readdirSync(path.join(folder, own)).filter((name) => name.endsWith('.rcd.gz'));
  const blocks: StreamBlock[] = [];
  for (const name of names.sort()) {
    const block = readRecordFile(name, fs.readFileSync(path.join(folder, own, name)));
    const sidecars = block.sidecars.map(({ id }) => {
      const sidecar = path.join(own, 'sidecar', name.replace('.rcd.gz', `_0${id}.rcd.gz`));
      return readSidecarFile(sidecar, fs.readFileSync(path.join(folder, sidecar)));
    });
    attachSidecars(block, sidecars);
    expectSigned(name, book, proveBlock(block, signaturesOf(folder, book, name), book));
    const before = blocks.at(-1);
    if (before !== undefined) expectNext(name, before, block);
    blocks.push(block);
  }
  return blocks;
}

/** As {@link readProvenRecords}, for wrapped record blocks; each must name the root of the one before. */
export function readProvenBlocks(folder: string): StreamBlock[] {
  const book = bookOf(folder);
  const names = filesUnder(folder).filter((name) => name.endsWith('.blk.gz'));
  const read = names.map((name) => ({ name, bytes: new Uint8Array(fs.readFileSync(path.join(folder, name))) }));
  return read.map(({ name, bytes }, index) => {
    const wrapped = readWrappedRecordBlock(name, bytes);
    attachSidecars(wrapped.block, wrapped.sidecars);
    expectSigned(name, book, proveWrappedRecordBlock(name, wrapped, book));
    const next = read[index + 1];
    if (next !== undefined) {
      const { previousHash } = wrappedBlockRoot(next.name, next.bytes);
      const { rootHash } = wrappedBlockRoot(name, bytes, { expectedHash: previousHash });
      if (rootHash.status !== 'verified') throw new Error(`${name}: the next block does not name its root`);
    }
    return wrapped.block;
  });
}

/** As {@link readProvenRecords}, for blocks of the block stream; each is signed, or leads to one that is. */
export function readSignedBlocks(folder: string): StreamBlock[] {
  const verifier = new TssVerifier({ ledgers: [], keys: new Set([BLOCK_KEY_SHA256]) });
  const names = filesUnder(folder).filter((name) => name.endsWith('.blk.gz'));
  const blocks: BlockFile[] = [];
  for (const name of names) {
    const block = readBlockFile(name, new Uint8Array(fs.readFileSync(path.join(folder, name))));
    const before = blocks.at(-1);
    if (before !== undefined && Buffer.compare(block.previousHash, before.hash) !== 0)
      throw new Error(`${name} does not name the root of the block before`);
    for (const proof of block.proofs) {
      if (!('signedRoot' in proof)) throw new Error(`${name}: a proof of ${proof.kind}`);
      const { strength, reason } = verifier.verify(proof.signedRoot, proof.signature);
      if (strength !== 'pinned-key') throw new Error(`${name}: ${strength}, ${reason}`);
    }
    blocks.push(block);
  }
  return blocks;
}

function expectNext(name: string, before: StreamBlock, block: StreamBlock): void {
  const isNext = before.number === undefined || block.number === before.number + 1n;
  if (!isNext || Buffer.compare(block.previousHash, before.hash) !== 0)
    throw new Error(`${name} does not follow the file before`);
}

function bookOf(folder: string): AddressBook {
  return readAddressBook(fs.readFileSync(path.join(folder, 'address_book.bin')));
}

function signaturesOf(folder: string, { nodes }: AddressBook, name: string): NodeSignature[] {
  return nodes.map(({ accountId }) => {
    const account = entityIdFromStore(accountId);
    const file = `recordstreams/record0.0.${account}/${parseStreamFileName(name)?.stem}.rcd_sig`;
    return { node: accountId, file, signature: readSignatureFile(file, fs.readFileSync(path.join(folder, file))) };
  });
}

function expectSigned(name: string, { nodes }: AddressBook, proof: ReturnType<typeof proveBlock>): void {
  if (proof.proven && proof.signedBy.length === nodes.length) return;
  const reasons = proof.rejected.map(({ file, reason }) => `${file}: ${reason}`);
  throw new Error(`${name}: ${proof.signedBy.length} of ${nodes.length} nodes signed it. ${reasons.join('; ')}`);
}
