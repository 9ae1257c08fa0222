import fc from 'fast-check';
import { decodeErrorResult, parseAbi } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { AUCTION } from './artifacts/auction.ts';
import { DEMO_TOKEN } from './artifacts/demo-token.ts';
import { MARKET } from './artifacts/market.ts';
import { bidCall, createAuction, endCall, lotAt, lotCount, openCall, refundOf, withdrawCall } from './auction.ts';
import { approveCall, createDemoToken, tokensOf, transferCall, transferFromCall } from './demo-token.ts';
import type { DeployedContract } from './deployed-contract.ts';
import { longZeroAddress, ZERO_ADDRESS } from './evm-address.ts';
import type { EvmHost } from './evm-host.ts';
import { buyCall, cancelCall, createMarket, listCall } from './market.ts';
import type { PreparedCall } from './prepared-call.ts';
import { runCall, runCreation } from './run-contract.ts';
import type { RunResult } from './run-result.ts';

const SUPPLY = 10n ** 20n;
const START = 1_700_000_000n;
const NOT_ASSOCIATED = 184;
const TOKEN = longZeroAddress(5_005);
const [ANNA, BERT, CORA, DORA] = ['123456', 'abcdef', '777777', '0badca'].map((digits) => digits.padEnd(40, '1')) as [
  string,
  string,
  string,
  string,
];
const ERRORS = parseAbi([...DEMO_TOKEN.abi, ...MARKET.abi, 'error Error(string)', 'error Panic(uint256)']);

/** What each person has to spend. */
const HBAR_EACH = 10n ** 15n;

/** A ledger of three contracts, four people and a clock. */
class Stage implements EvmHost {
  time = START;
  status = 22;
  readonly contracts = new Map<string, DeployedContract>();
  /** What people and contracts have more than at first. */
  readonly hbar = new Map<string, bigint>();
  readonly coin: DeployedContract;
  readonly house: DeployedContract;
  readonly market: DeployedContract;

  private constructor(coin: DeployedContract, house: DeployedContract, market: DeployedContract) {
    this.coin = coin;
    this.house = house;
    this.market = market;
  }

  static async open(): Promise<Stage> {
    const terms = { name: 'Lantern', symbol: 'L', decimals: 8n, supply: SUPPLY };
    const coin = createDemoToken(1_001, longZeroAddress(1_001), terms);
    const house = createAuction(1_002, longZeroAddress(1_002));
    const market = createMarket(1_003, longZeroAddress(1_003), coin.contract.address);
    const stage = new Stage(coin.contract, house.contract, market.contract);
    for (const creation of [coin, house, market]) {
      const call = { sender: ANNA, value: 0n, gasLimit: 3_000_000n, time: START };
      (await runCreation(stage, creation, call)).commit();
      stage.contracts.set(creation.contract.address, creation.contract);
    }
    return stage;
  }

  contractAt(address: string) {
    return this.contracts.get(address);
  }

  balanceOf(address: string) {
    const more = this.hbar.get(address) ?? 0n;
    if (this.contracts.has(address)) return more;
    return [ANNA, BERT, CORA, DORA].includes(address) ? HBAR_EACH + more : undefined;
  }

  tokenMoveStatus() {
    return this.status;
  }

  async run(sender: string, call: PreparedCall, value = 0n, gasLimit = 2_000_000n): Promise<RunResult> {
    const result = await runCall(this, call, { sender, value, gasLimit, time: this.time });
    result.commit();
    for (const { from, to, amount } of result.hbarMoves) {
      this.hbar.set(from, (this.hbar.get(from) ?? 0n) - amount);
      this.hbar.set(to, (this.hbar.get(to) ?? 0n) + amount);
    }
    return result;
  }

  coinsOf(person: string): bigint {
    return tokensOf(this.coin, person);
  }

  /** The leading bids of lots that did not end, and refunds not fetched yet. */
  owed(): bigint {
    let owed = [ANNA, BERT, CORA, DORA].reduce((sum, person) => sum + refundOf(this.house, person), 0n);
    for (let index = 0n; index < lotCount(this.house); index++) {
      const lot = lotAt(this.house, index);
      if (lot?.ended === false && lot.bidder !== ZERO_ADDRESS) owed += lot.price;
    }
    return owed;
  }
}

/** Name and arguments of the error that a run ended with. */
function errorOf({ outcome }: RunResult): unknown[] {
  if (outcome.kind !== 'revert') return [outcome.kind];
  const { errorName, args = [] } = decodeErrorResult({ abi: ERRORS, data: `0x${outcome.data}` });
  return [errorName, ...args];
}

/** Gas of the outermost action: what an EVM took for the same calls of the compiled code, one after another. */
const used = ({ actions }: RunResult) => actions[0]?.gasUsed;

describe('the ERC-20', () => {
  it('moves coins, says so, and takes the gas that the compiled code takes', async () => {
    const stage = await Stage.open();
    const first = await stage.run(ANNA, transferCall(stage.coin, BERT, 1_000n));
    expect(first.outcome).toEqual({ kind: 'output', output: '1'.padStart(64, '0') });
    expect(first.logs.map(({ contract, topics, data }) => [contract.num, topics.length, BigInt(`0x${data}`)])).toEqual([
      [1_001, 3, 1_000n],
    ]);
    expect(used(first)).toBe(29_961n);
    expect(used(await stage.run(ANNA, transferCall(stage.coin, BERT, 1_000n)))).toBe(12_861n);
    expect([stage.coinsOf(ANNA), stage.coinsOf(BERT)]).toEqual([SUPPLY - 2_000n, 2_000n]);
    // To oneself: the slot is in the end what it was, which gives 2800 back.
    const self = await stage.run(BERT, transferCall(stage.coin, BERT, 5n), 0n, 30_000n);
    expect([used(self), self.gasUsed]).toEqual([8_061n, 21_572n + 8_061n - 2_800n]);
  });

  it('reverts with the reason and keeps everything as it was', async () => {
    const stage = await Stage.open();
    const before = structuredClone(stage.coin);
    const poor = await stage.run(BERT, transferCall(stage.coin, CORA, 5n));
    expect(errorOf(poor)).toEqual(['ERC20InsufficientBalance', expect.stringMatching(new RegExp(BERT, 'i')), 0n, 5n]);
    expect(errorOf(await stage.run(BERT, transferFromCall(stage.coin, ANNA, CORA, 5n)))[0]).toBe(
      'ERC20InsufficientAllowance',
    );
    expect(errorOf(await stage.run(ANNA, transferCall(stage.coin, longZeroAddress(0), 5n)))[0]).toBe(
      'ERC20InvalidReceiver',
    );
    expect([poor.logs.length, poor.accesses.every(({ original, current }) => original === current)]).toEqual([0, true]);
    expect(stage.coin).toEqual(before);
  });

  it('halts and takes all gas where the limit is too low', async () => {
    const stage = await Stage.open();
    const result = await stage.run(ANNA, transferCall(stage.coin, BERT, 5n), 0n, 30_000n);
    expect(result.outcome).toEqual({ kind: 'halt', reason: 'INSUFFICIENT_GAS' });
    expect([result.gasUsed, stage.coinsOf(BERT)]).toEqual([30_000n, 0n]);
    await expect(stage.run(ANNA, transferCall(stage.coin, BERT, 5n), 0n, 20_000n)).rejects.toThrow(RangeError);
  });

  it('changes nothing before its run is committed', async () => {
    const stage = await Stage.open();
    const before = structuredClone(stage.coin);
    const terms = { sender: ANNA, value: 0n, gasLimit: 100_000n, time: START };
    const result = await runCall(stage, transferCall(stage.coin, BERT, 9n), terms);
    expect(stage.coin).toEqual(before);
    result.commit();
    expect(stage.coinsOf(BERT)).toBe(9n);
  });

  it('has as many coins as ever, whatever people do', async () => {
    const person = fc.constantFrom(ANNA, BERT, CORA, DORA);
    const amount = fc.oneof(fc.bigInt(0n, 300n), fc.constant(SUPPLY / 3n), fc.constant(2n ** 256n - 1n));
    const step = fc.tuple(fc.constantFrom('transfer', 'approve', 'transferFrom'), person, person, person, amount);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const stage = await Stage.open();
        for (const [kind, sender, other, to, value] of steps) {
          const { coin } = stage;
          if (kind === 'transfer') await stage.run(sender, transferCall(coin, to, value));
          else if (kind === 'approve') await stage.run(sender, approveCall(coin, other, value));
          else await stage.run(sender, transferFromCall(coin, other, to, value));
          expect([ANNA, BERT, CORA, DORA].reduce((sum, one) => sum + stage.coinsOf(one), 0n)).toBe(SUPPLY);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the auction house', () => {
  it('keeps the best bid, gives back the others and pays the seller', async () => {
    const stage = await Stage.open();
    await stage.run(ANNA, openCall(stage.house, 'A painting', 100n, 3_600n));
    expect(used(await stage.run(BERT, bidCall(stage.house, 0n), 150n))).toBe(33_702n);
    await stage.run(CORA, bidCall(stage.house, 0n), 250n);
    const fetched = await stage.run(BERT, withdrawCall(stage.house));
    expect(fetched.outcome).toEqual({ kind: 'output', output: 150n.toString(16).padStart(64, '0') });
    expect(fetched.actions.map(({ depth, to, value }) => [depth, to, value])).toEqual([
      [0, stage.house.address, 0n],
      [1, BERT, 150n],
    ]);
    stage.time += 3_600n;
    await stage.run(DORA, endCall(stage.house, 0n));
    expect([stage.hbar.get(ANNA), stage.hbar.get(BERT), stage.hbar.get(CORA), stage.owed()]).toEqual([
      250n,
      0n,
      -250n,
      0n,
    ]);
  });

  it('refuses what comes too low, too late, too early or to no lot', async () => {
    const stage = await Stage.open();
    await stage.run(ANNA, openCall(stage.house, 'A painting', 100n, 3_600n));
    const reasons = async () => [
      errorOf(await stage.run(BERT, bidCall(stage.house, 0n), 100n)),
      errorOf(await stage.run(BERT, endCall(stage.house, 0n))),
    ];
    expect(await reasons()).toEqual([
      ['Error', 'Auction: bid is too low'],
      ['Error', 'Auction: bidding goes on'],
    ]);
    stage.time += 3_600n;
    expect(await reasons()).toEqual([['Error', 'Auction: bidding is over'], ['output']]);
    expect(errorOf(await stage.run(BERT, endCall(stage.house, 0n)))).toEqual(['Error', 'Auction: ended before']);
    expect(errorOf(await stage.run(BERT, bidCall(stage.house, 7n), 100n))).toEqual(['Panic', 0x32n]);
    expect(errorOf(await stage.run(BERT, withdrawCall(stage.house)))).toEqual([
      'Error',
      'Auction: nothing to withdraw',
    ]);
    expect(errorOf(await stage.run(BERT, openCall(stage.house, 'x', 1n, 59n)))).toEqual([
      'Error',
      'Auction: bad duration',
    ]);
    expect(stage.hbar.get(stage.house.address) ?? 0n).toBe(0n);
  });

  it('holds exactly the leading bids and what waits to be fetched', async () => {
    const person = fc.constantFrom(ANNA, BERT, CORA, DORA);
    const kind = fc.constantFrom('open', 'bid', 'bid', 'bid', 'withdraw', 'end');
    const step = fc.tuple(kind, person, fc.bigInt(0n, 3n), fc.bigInt(0n, 2_000n), fc.bigInt(0n, 900n));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
        const stage = await Stage.open();
        for (const [kind, sender, lot, value, wait] of steps) {
          stage.time += wait;
          const { house } = stage;
          if (kind === 'open') await stage.run(sender, openCall(house, 'A teapot', value, 3_600n));
          else if (kind === 'bid') await stage.run(sender, bidCall(house, lot), value);
          else await stage.run(sender, kind === 'withdraw' ? withdrawCall(house) : endCall(house, lot));
          expect(stage.hbar.get(house.address) ?? 0n).toBe(stage.owed());
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the marketplace', () => {
  const listed = async (stage: Stage) => {
    await stage.run(ANNA, transferCall(stage.coin, BERT, 1_000n));
    return await stage.run(ANNA, listCall(stage.market, TOKEN, 10n, 300n));
  };

  it('takes the tokens over, and sells them for coins by calls inside the call', async () => {
    const stage = await Stage.open();
    const listing = await listed(stage);
    expect(
      listing.systemCalls.map(({ move, status }) => [move.from, move.to, move.amount, move.approved, status]),
    ).toEqual([[ANNA, stage.market.address, 10n, true, 22]]);
    await stage.run(BERT, approveCall(stage.coin, stage.market.address, 300n));
    const sale = await stage.run(BERT, buyCall(stage.market, 0n));
    expect(sale.actions.map(({ type, depth, toContract }) => [type, depth, toContract?.num])).toEqual([
      ['call', 0, 1_003],
      ['call', 1, 1_001],
      ['system', 1, undefined],
    ]);
    expect(sale.logs.map(({ contract }) => contract.num)).toEqual([1_001, 1_003]);
    expect(sale.systemCalls[0]?.move).toMatchObject({ from: stage.market.address, to: BERT, approved: false });
    expect([stage.coinsOf(BERT), stage.coinsOf(ANNA)]).toEqual([700n, SUPPLY - 700n]);
    expect(errorOf(await stage.run(BERT, buyCall(stage.market, 0n)))).toEqual(['ListingClosed', 0n]);
  });

  it('undoes the payment where the token service refuses', async () => {
    const stage = await Stage.open();
    await listed(stage);
    await stage.run(BERT, approveCall(stage.coin, stage.market.address, 300n));
    stage.status = NOT_ASSOCIATED;
    const before = structuredClone([stage.coin, stage.market]);
    const failed = await stage.run(BERT, buyCall(stage.market, 0n));
    expect(errorOf(failed)).toEqual(['TokenTransferFailed', expect.stringMatching(new RegExp(TOKEN, 'i')), 184n]);
    expect(failed.systemCalls.map(({ status }) => status)).toEqual([NOT_ASSOCIATED]);
    expect([stage.coin, stage.market]).toEqual(before);
  });

  it('passes on why the coins did not move', async () => {
    const stage = await Stage.open();
    await listed(stage);
    const failed = await stage.run(BERT, buyCall(stage.market, 0n));
    expect(errorOf(failed)[0]).toBe('ERC20InsufficientAllowance');
    expect(failed.actions.map(({ outcome }) => outcome.kind)).toEqual(['revert', 'revert']);
  });

  it('gives a lot back to its seller alone', async () => {
    const stage = await Stage.open();
    await listed(stage);
    expect(errorOf(await stage.run(BERT, cancelCall(stage.market, 0n)))[0]).toBe('NotTheSeller');
    expect((await stage.run(ANNA, cancelCall(stage.market, 0n))).systemCalls[0]?.move.to).toBe(ANNA);
    expect(errorOf(await stage.run(ANNA, cancelCall(stage.market, 3n)))).toEqual(['NoSuchListing', 3n]);
    expect(errorOf(await stage.run(ANNA, listCall(stage.market, TOKEN, -1n, 5n)))).toEqual(['InvalidLot', -1n, 5n]);
  });
});

describe('a contract', () => {
  it('is refused where a call is meant for another kind', async () => {
    const { house, coin } = await Stage.open();
    expect(() => transferCall(house, BERT, 1n)).toThrow(RangeError);
    expect(() => bidCall(coin, 1n)).toThrow(RangeError);
    expect(() => buyCall(coin, 1n)).toThrow(RangeError);
  });

  it('pays for the code that its creation leaves', async () => {
    const stage = await Stage.open();
    const creation = createAuction(1_004, longZeroAddress(1_004));
    const terms = { sender: ANNA, value: 0n, gasLimit: 1_000_000n, time: START };
    const { outcome, actions } = await runCreation(stage, creation, terms);
    expect(outcome).toEqual({ kind: 'output', output: AUCTION.runtimeCode });
    expect(actions[0]?.gasUsed).toBe(491n + BigInt(AUCTION.runtimeCode.length / 2) * 200n);
  });
});
