import { describe, expect, it } from 'vitest';
import { makeNft } from '../../media/make-nft.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { associateTokens } from '../token/associate-tokens.ts';
import { createToken } from '../token/create-token.ts';
import { heldBy } from '../token/key-holders.ts';
import { updateToken } from '../token/manage-token.ts';
import type { RecordedItem } from '../token/testing/recorded-item.ts';
import { known, played } from '../token/testing/scripted-ledger.ts';
import { transferTokens } from '../token/transfer-tokens.ts';
import { approveNfts } from './approve-nfts.ts';
import { burnNfts, mintNfts, updateNfts } from './manage-nfts.ts';

const ART = { name: 'Test Foxes', creator: 'Tester', style: 2 };
const MAX_SUPPLY = 12n;

function collection(world: World, treasury: EntityNum): EntityNum {
  const own = heldBy(treasury);
  const keys = { admin: own, supply: own, metadata: own };
  return known(
    createToken(world, { kind: 'nft', name: ART.name, symbol: 'TFOX', treasury, maxSupply: MAX_SUPPLY, keys }, true),
  );
}

function mint(world: World, token: EntityNum, treasury: EntityNum, count: number) {
  const first = world.token(token).lastSerial + 1n;
  const nfts = Array.from({ length: count }, (_, index) => makeNft(ART, first + BigInt(index)));
  return mintNfts(world, token, nfts, { payer: treasury, reliable: true });
}

describe('minting', () => {
  it('numbers serials on, hands over the files and costs by the serial', async () => {
    const { items, file, result } = await played((world, { treasury }) => {
      const token = collection(world, treasury);
      return [mint(world, token, treasury, 1), mint(world, token, treasury, 10)];
    });
    expect(result).toEqual([[1n], [2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 11n]]);
    const [one, ten] = items.slice(-2) as [RecordedItem, RecordedItem];
    expect(ten.record.receipt?.serialNumbers).toEqual(result[1]);
    expect(ten.record.receipt?.newTotalSupply).toBe(11n);
    expect(ten.record.tokenTransferLists[0]?.nftTransfers.map(({ serialNumber }) => serialNumber)).toEqual(result[1]);
    expect(ten.record.transactionFee - 10n * one.record.transactionFee).toBeLessThan(10n);
    const minted = items.slice(-2).flatMap(({ body }) => body.tokenMint?.metadata ?? []);
    const stored = new Set(file.media.map(({ cid }) => `ipfs://${cid}`));
    expect(minted.every((metadata) => stored.has(Buffer.from(metadata).toString('utf8')))).toBe(true);
  });

  it('ends at the maximum; what is burned makes room again, under new numbers', async () => {
    const { result, items } = await played((world, { treasury }) => {
      const token = collection(world, treasury);
      mint(world, token, treasury, 10);
      const tooMany = mint(world, token, treasury, 3);
      burnNfts(world, token, [4n], { payer: treasury, reliable: true });
      return { tooMany, after: mint(world, token, treasury, 3) };
    });
    expect(result).toEqual({ tooMany: undefined, after: [11n, 12n, 13n] });
    expect(items.map(({ status }) => status)).toContain('TOKEN_MAX_SUPPLY_REACHED');
  });
});

describe('NFTs', () => {
  it('move by one serial’s permission once, and not by somebody else’s', async () => {
    const { items } = await played((world, { treasury, alice, bob, carol }) => {
      const token = collection(world, treasury);
      mint(world, token, treasury, 2);
      approveNfts(world, { token, owner: treasury, spender: alice, serials: [1n] }, true);
      const move = { token, from: treasury, to: bob, isApproval: true };
      for (const [payer, serial] of [[carol, 1n] as const, [alice, 1n] as const, [alice, 2n] as const]) {
        transferTokens(world, { nfts: [{ ...move, serial }] }, { payer, reliable: true });
      }
    });
    const refused = 'SPENDER_DOES_NOT_HAVE_ALLOWANCE';
    expect(items.slice(-3).map(({ status }) => status)).toEqual([refused, 'SUCCESS', refused]);
  });

  it('get new metadata and keep owner and number', async () => {
    const { result } = await played((world, { treasury, alice }) => {
      const token = collection(world, treasury);
      mint(world, token, treasury, 2);
      transferTokens(world, { nfts: [{ token, serial: 2n, from: treasury, to: alice }] }, { reliable: true });
      updateNfts(world, token, [2n], makeNft(ART, 99n), { payer: treasury, reliable: true });
      return { alice, nft: world.token(token).nfts.get(2n) };
    });
    expect(result.nft?.owner).toBe(result.alice);
    expect(result.nft?.metadata).toEqual(makeNft(ART, 99n).metadata);
  });

  it('all follow the treasury, reported by one line of serial −1', async () => {
    const { result, item } = await played((world, { treasury, alice, bob }) => {
      const token = collection(world, treasury);
      mint(world, token, treasury, 3);
      transferTokens(world, { nfts: [{ token, serial: 2n, from: treasury, to: alice }] }, { reliable: true });
      associateTokens(world, bob, [token], true);
      updateToken(world, token, { treasury: bob }, { payer: treasury, reliable: true });
      const owners = [...world.token(token).nfts.values()].map(({ owner }) => owner);
      return { owners, expected: [bob, alice, bob], held: world.account(bob).tokens.get(token)?.balance };
    });
    expect(result.owners).toEqual(result.expected);
    expect(result.held).toBe(2n);
    const lines = item.record.tokenTransferLists.flatMap(({ nftTransfers }) => nftTransfers);
    expect(lines.map(({ serialNumber }) => serialNumber)).toEqual([-1n]);
  });
});
