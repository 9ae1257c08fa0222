import { consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MirrorServer } from '../testing/mirror/mirror-server.ts';
import { MirrorClient } from './mirror-client.ts';
import { statedByMirror } from './stated-by-mirror.ts';

const AT = consensusNsOf(1_767_225_600_000_000_000n);
const MADE = '1700000000.000000007';
const MADE_NS = 1_700_000_000_000_000_007n;
const ED25519 = { _type: 'ED25519', key: 'ab'.repeat(32) };
const id = (number: bigint) => entityIdFromStore(number);

let server: MirrorServer;
let client: MirrorClient;

beforeEach(async () => {
  server = await MirrorServer.start();
  client = new MirrorClient(server.url, new AbortController().signal);
});

afterEach(async () => {
  client.close();
  await server.stop();
});

describe('what a mirror node says of entities from before the first block', () => {
  it('becomes columns of their rows', async () => {
    server.routes.set('accounts/0.0.1001', () => ({
      created_timestamp: MADE,
      key: ED25519,
      alias: 'AEBAG',
      evm_address: '0x00000000000000000000000000000000000003e9',
      memo: 'reported',
      staked_node_id: 3,
      stake_period_start: '1766966400.000000000',
      max_automatic_token_associations: -1,
      ethereum_nonce: 2,
      delegation_address: `0x${'07'.repeat(20)}`,
    }));
    server.routes.set('tokens/0.0.1002', () => ({
      created_timestamp: MADE,
      type: 'NON_FUNGIBLE_UNIQUE',
      name: 'Cards',
      symbol: 'C',
      treasury_account_id: '0.0.1001',
      pause_status: 'PAUSED',
      custom_fees: {
        royalty_fees: [{ amount: { numerator: 1, denominator: 20 }, collector_account_id: '0.0.1001' }],
      },
    }));
    server.routes.set('topics/0.0.1003', () => ({ created_timestamp: MADE, memo: 'talk', submit_key: ED25519 }));
    server.routes.set('tokens/0.0.1002/nfts/4', () => ({ created_timestamp: MADE, metadata: 'aXBmcw==' }));
    const nfts = [{ token: id(1002n), serial: 4n }];
    const unseen = { accounts: [id(1001n), id(98n)], tokens: [id(1002n)], topics: [id(1003n)], nfts };
    const stated = await statedByMirror(client, unseen, AT);
    expect(stated.accounts).toMatchObject([
      {
        id: 1001n,
        isContract: 0,
        createdNs: MADE_NS,
        memo: 'reported',
        alias: Uint8Array.of(1, 2, 3),
        evmAddress: new Uint8Array(0),
        stakedNodeId: 3n,
        stakePeriodStart: 20_451n,
        maxAutomaticTokenAssociations: -1,
        ethereumNonce: 2n,
        delegationAddress: new Uint8Array(20).fill(7),
      },
    ]);
    expect(Buffer.from(stated.accounts?.[0]?.key ?? '').toString('hex')).toBe(`1220${'ab'.repeat(32)}`);
    expect(stated.tokens).toMatchObject([
      {
        id: 1002n,
        type: 'NON_FUNGIBLE_UNIQUE',
        name: 'Cards',
        treasury: 1001n,
        paused: 1,
        feeKind: [2],
        feeDenominator: [20n],
      },
    ]);
    expect(stated.topics).toMatchObject([{ id: 1003n, memo: 'talk', createdNs: MADE_NS }]);
    expect(stated.nfts).toMatchObject([
      { ...nfts[0], mintedNs: MADE_NS, metadata: new Uint8Array(Buffer.from('ipfs')) },
    ]);
    expect(server.requests).toContain('/api/v1/tokens/0.0.1002?timestamp=1767225600.000000000');
  });

  it('is a fault of the source where it cannot be read', async () => {
    server.routes.set('accounts/0.0.1001', () => ({ created_timestamp: MADE, memo: 7 }));
    const unseen = { accounts: [id(1001n)], tokens: [], topics: [], nfts: [] };
    await expect(statedByMirror(client, unseen, AT)).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
