import { readLong } from '@ledgerscope/contract/mirror/mirror-parameter';
import { readMirrorHash } from '@ledgerscope/contract/mirror/mirror-parameters';
import {
  type BlockRow,
  blockByHashStart,
  blockByNumber,
  bloomsOfBlocks,
  findBlocks,
  type LedgerSnapshot,
  numberOfBlock,
} from '@ledgerscope/ledger-store';
import { commonRange } from '../bounds.ts';
import { invalidParameter, notFound } from '../mirror-error.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { NO_LINKS } from '../mirror-route.ts';
import { hexOf, timeText } from '../mirror-values.ts';

const NO_BYTES = new Uint8Array(0);

/** Lists of blocks, and one by its number or hash. */
export const MIRROR_BLOCK_HANDLERS = {
  mirrorBlocks: async ({ snapshot, query, linkBehind }) => {
    const { order, limit } = query;
    const rows = await findBlocks(snapshot, {
      numbers: commonRange(query.all('block.number')),
      ends: commonRange(query.all('timestamp')),
      order,
      limit,
    });
    const last = rows.length === limit ? rows.at(-1) : undefined;
    const key = last && { key: 'block.number', value: String(numberOfBlock(last)) };
    const links = key === undefined ? NO_LINKS : linkBehind([key], readLong);
    return { body: { blocks: await mirrorBlocks(snapshot, rows), links } };
  },
  mirrorBlock: async ({ snapshot, path: { hashOrNumber = '' } }) => {
    const hash = readMirrorHash(hashOrNumber);
    const number = readLong(hashOrNumber);
    if (hash === undefined && number === undefined) throw invalidParameter('hashOrNumber');
    const row =
      hash === undefined
        ? await blockByNumber(snapshot, number ?? 0n)
        : await blockByHashStart(snapshot, Buffer.from(hash, 'hex'));
    const [block] = await mirrorBlocks(snapshot, row === undefined ? [] : [row]);
    if (block === undefined) throw notFound();
    return { body: block };
  },
} satisfies Partial<MirrorHandlers>;

async function mirrorBlocks(snapshot: LedgerSnapshot, rows: readonly BlockRow[]) {
  const blooms = await bloomsOfBlocks(snapshot, rows);
  return rows.map((row) => ({
    count: row.transactions,
    gas_used: row.gasUsed,
    hapi_version: row.hapiVersion === '' ? null : row.hapiVersion,
    hash: hexOf(row.hash),
    logs_bloom: hexOf(blooms.get(row.sequence) ?? NO_BYTES),
    name: row.fileName,
    number: numberOfBlock(row),
    previous_hash: hexOf(row.previousHash),
    size: row.sizeBytes,
    timestamp: { from: timeText(row.firstNs), to: timeText(row.lastNs) },
  }));
}
