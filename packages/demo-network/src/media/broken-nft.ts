import { type MadeNft, nftOf, uriOf } from './made-nft.ts';
import { mediaFile } from './media-file.ts';

/** Metadata that pages meet on real networks and must survive; each differs from a whole NFT in one thing. */
export const BROKEN_KINDS = [
  'not-json',
  'image-missing',
  'file-missing',
  'private-address',
  'plain-text',
  'inline-json',
  'base64-json',
  'empty',
] as const;

export type BrokenKind = (typeof BROKEN_KINDS)[number];

/** An NFT with this fault. */
export function brokenNft(kind: BrokenKind): MadeNft {
  switch (kind) {
    case 'not-json':
      return nftOf(mediaFile('{"name": "Torn Page #1", "creator": "Paper Mill", "image": "ipfs://'), []);
    case 'image-missing':
      return nftOf(
        mediaFile(
          JSON.stringify({
            name: 'Blank Frame #1',
            creator: 'Paper Mill',
            description: 'A document that names no image.',
            type: 'image/png',
            format: 'HIP412@2.0.0',
          }),
        ),
        [],
      );
    case 'file-missing':
      return onLedger(uriOf(mediaFile('A document that was never stored.')));
    case 'private-address':
      return onLedger('http://169.254.169.254/latest/meta-data/');
    case 'plain-text':
      return onLedger('Seat 14, row C, evening of the opening night');
    case 'inline-json':
      return onLedger('{"name":"Pocket Note #1","description":"The whole document stands here."}');
    case 'base64-json': {
      const text = Buffer.from('{"name":"Pocket Note #2","type":"image/png"}', 'utf8').toString('base64');
      return onLedger(`data:application/json;base64,${text}`);
    }
    case 'empty':
      return onLedger('');
  }
}

function onLedger(text: string): MadeNft {
  return { metadata: Buffer.from(text, 'utf8'), files: [] };
}
