import { type MadeNft, mediaFile, nftOf, uriOf } from './made-nft.ts';

/** Metadata that pages meet on real networks and must survive; each differs from a whole NFT in one thing. */
const MAKERS = {
  'not-json': () => nftOf(mediaFile('{"name": "Torn Page #1", "creator": "Paper Mill", "image": "ipfs://'), []),
  'image-missing': () => nftOf(mediaFile(JSON.stringify(WITHOUT_IMAGE)), []),
  'file-missing': () => onLedger(uriOf(mediaFile('A document that was never stored.'))),
  'private-address': () => onLedger('http://169.254.169.254/latest/meta-data/'),
  'plain-text': () => onLedger('Seat 14, row C, evening of the opening night'),
  'inline-json': () => onLedger('{"name":"Pocket Note #1","description":"The whole document stands here."}'),
  'base64-json': () => {
    const text = Buffer.from('{"name":"Pocket Note #2","type":"image/png"}', 'utf8').toString('base64');
    return onLedger(`data:application/json;base64,${text}`);
  },
  empty: () => onLedger(''),
} satisfies Record<string, () => MadeNft>;

const WITHOUT_IMAGE = {
  name: 'Blank Frame #1',
  creator: 'Paper Mill',
  description: 'A document without an image.',
  type: 'image/png',
  format: 'HIP412@2.0.0',
};

export type BrokenKind = keyof typeof MAKERS;

export const BROKEN_KINDS = Object.keys(MAKERS) as readonly BrokenKind[];

/** An NFT with this fault. */
export function brokenNft(kind: BrokenKind): MadeNft {
  return MAKERS[kind]();
}

function onLedger(text: string): MadeNft {
  return { metadata: Buffer.from(text, 'utf8'), files: [] };
}
