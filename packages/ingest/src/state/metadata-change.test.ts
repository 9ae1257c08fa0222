import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { BUILT_SECONDS, type Built, builtBlock, token } from '../derive/testing/built-block.ts';
import { rowsOf } from '../derive/testing/rows-of.ts';

const AT = BUILT_SECONDS * 1_000_000_000n + 1n;
const text = (value: string) => ({ value: Buffer.from(value) });
const update = (serialNumbers: bigint[], metadata: string | undefined) => ({
  tokenUpdateNfts: {
    ...hapi.TokenUpdateNftsTransactionBody.create(),
    token: token(5n),
    serialNumbers,
    metadata: metadata === undefined ? undefined : text(metadata),
  },
});
const collection = (metadata: string | undefined) => ({
  tokenUpdate: {
    ...hapi.TokenUpdateTransactionBody.create(),
    token: token(5n),
    metadata: metadata === undefined ? undefined : text(metadata),
  },
});
const created = (metadata: string) => ({
  tokenCreation: { ...hapi.TokenCreateTransactionBody.create(), metadata: Buffer.from(metadata) },
});

describe('changes of metadata', () => {
  it.each<[string, Built, bigint[]]>([
    ['of NFTs, each once', { body: update([3n, 1n, 3n], 'new') }, [3n, 1n]],
    ['taken away', { body: update([1n], '') }, [1n]],
    ['that state no metadata', { body: update([1n], undefined) }, []],
    ['that failed', { body: update([1n], 'new'), receipt: { status: 23 } }, []],
    ['of a collection', { body: collection('new') }, [0n]],
    ['of a collection taken away', { body: collection('') }, [0n]],
    ['of a collection in other fields', { body: collection(undefined) }, []],
    ['of a collection that failed', { body: collection('new'), receipt: { status: 23 } }, []],
    ['of a new collection', { body: created('new'), receipt: { tokenID: token(5n) } }, [0n]],
    ['of a new collection without', { body: created(''), receipt: { tokenID: token(5n) } }, []],
  ])('are noted to be followed: %s', (_, built, serials) => {
    const { nftMetadataChange } = rowsOf(builtBlock(built));
    expect(nftMetadataChange).toEqual(serials.map((serial) => ({ consensusNs: AT, token: 5n, serial })));
  });
});
