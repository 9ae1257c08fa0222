import { decode, hapi } from '@ledgerscope/streams';
import { toEventSelector } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { approvedFor, mintedNfts, ownerOfNft } from '../../contracts/demo-nft.ts';
import { ZERO_ADDRESS } from '../../contracts/evm-address.ts';
import { given } from '../testing/demo-ledger.ts';
import type { ContractBook } from './contract-book.ts';
import { type DappLife, dappLife } from './testing/dapp-life.ts';

const [TRANSFER, APPROVAL, FOR_ALL] = [
  'Transfer(address,address,uint256)',
  'Approval(address,address,uint256)',
  'ApprovalForAll(address,address,bool)',
].map((event) => toEventSelector(event).slice(2));

/** The topics of a contract's logs, in digits, in order. */
function logsOf({ files }: DappLife, num: number): string[][] {
  return files.flatMap(({ items }) =>
    items.flatMap(({ record }) => {
      const { contractCallResult } = decode(hapi.TransactionRecord, record);
      const logs =
        contractCallResult?.logInfo.filter(({ contractID }) => Number(contractID?.contractNum) === num) ?? [];
      return logs.map(({ topic }) => topic.map((bytes) => Buffer.from(bytes).toString('hex').padStart(64, '0')));
    }),
  );
}

const addressOf = (topic = ''): string => topic.slice(24);

describe('people with NFTs of a contract', () => {
  it('leave each with whom the logs say, and who may move it', async () => {
    const life = await dappLife(11, 2_000);
    const book = life.demo.books.activities.get('contracts') as ContractBook;
    const art = given(book.contracts.get(given(book.art)));
    const owners = new Map<bigint, string>();
    const approved = new Map<bigint, string>();
    const seen = new Map<string, number>();
    const count = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);
    for (const [kind, one, other, token] of logsOf(life, art.num)) {
      if (kind === FOR_ALL) {
        count('for all');
        continue;
      }
      const tokenId = BigInt(`0x${given(token)}`);
      if (kind === TRANSFER) {
        count(addressOf(one) === ZERO_ADDRESS ? 'mint' : 'transfer');
        expect(owners.get(tokenId) ?? ZERO_ADDRESS).toBe(addressOf(one));
        owners.set(tokenId, addressOf(other));
        approved.delete(tokenId);
      } else {
        count('approval');
        expect(kind).toBe(APPROVAL);
        expect(owners.get(tokenId)).toBe(addressOf(one));
        if (addressOf(other) === ZERO_ADDRESS) approved.delete(tokenId);
        else approved.set(tokenId, addressOf(other));
      }
    }
    expect([...seen.keys()].toSorted()).toEqual(['approval', 'for all', 'mint', 'transfer']);
    expect(BigInt(owners.size)).toBe(mintedNfts(art));
    expect(approved.size).toBeGreaterThan(0);
    for (const [tokenId, owner] of owners) {
      expect(ownerOfNft(art, tokenId)).toBe(owner);
      expect(approvedFor(art, tokenId)).toBe(approved.get(tokenId));
    }
  });
});
