import { consensusNsOf, NS_PER_SECOND, RESPONSE_CODE } from '@ledgerscope/ledger';
import { hapi, type StreamBlock } from '@ledgerscope/streams';
import { account, amount, type Built, blockOf, builtItem } from '../../derive/testing/built-block.ts';

const SUPPLY = 5_000_000_000_000_000_000n;
const NODE = 3n;
const FEES = 98n;
const TREASURY = 2n;
const FIRST = 1_001n;
const FAILED = RESPONSE_CODE.INSUFFICIENT_PAYER_BALANCE;

/** What the plain model knows of an account. */
export interface ModelAccount {
  balance: bigint;
  memo: string;
  deleted: boolean;
  createdNs: bigint;
  stakedNodeId: bigint;
}

/** Random blocks beside a plain model of what they do, worked out while they are made. The same seed gives the same blocks. */
export class RandomLedger {
  readonly accounts = new Map<bigint, ModelAccount>();
  /** Balance of every account after each transaction that moved it. */
  readonly history = new Map<bigint, { at: bigint; balance: bigint }[]>();
  transactions = 0n;
  #random: number;
  #nowNs = 1_700_000_000n * NS_PER_SECOND;
  #nextId = FIRST;

  constructor(seed: number) {
    this.#random = (seed >>> 0) + 1;
  }

  get nowNs(): bigint {
    return this.#nowNs;
  }

  /** Block 0: the accounts that a network starts with, the treasury holding everything. */
  genesis(): StreamBlock {
    const items = [TREASURY, NODE, FEES, ...[...Array(5).keys()].map((index) => FIRST + BigInt(index))].map((id) => {
      const balance = id === TREASURY ? SUPPLY : 0n;
      this.#nextId = id >= this.#nextId ? id + 1n : this.#nextId;
      return this.#item({
        body: { cryptoCreateAccount: { ...hapi.CryptoCreateTransactionBody.create(), initialBalance: balance } },
        receipt: { accountID: account(id) },
        effect: (at) => this.#create(id, at, balance, ''),
      });
    });
    return { ...this.#block(items), number: 0n };
  }

  block(size: number): StreamBlock {
    const items = Array.from({ length: size }, () => this.#anyItem());
    // Blocks are minutes apart, so that a few of them cover hours.
    this.#nowNs += BigInt(this.next(40)) * 60n * NS_PER_SECOND;
    return this.#block(items);
  }

  next(bound: number): number {
    this.#random = (Math.imul(this.#random, 48_271) >>> 0) % 2_147_483_647 || 1;
    return this.#random % bound;
  }

  #anyItem() {
    const makers = [
      () => this.#transfer(),
      () => this.#transfer(),
      () => this.#newAccount(),
      () => this.#update(),
      () => this.#delete(),
    ];
    return (makers[this.next(makers.length)] ?? (() => this.#transfer()))();
  }

  #item({ effect, ...built }: Built & { readonly effect: (at: bigint) => void }) {
    this.#nowNs += BigInt(1 + this.next(3_000)) * 1_000_001n;
    const at = this.#nowNs;
    this.transactions += 1n;
    effect(at);
    const consensusTimestamp = { seconds: at / NS_PER_SECOND, nanos: Number(at % NS_PER_SECOND) };
    return builtItem({ ...built, record: { ...built.record, consensusTimestamp } });
  }

  #block(items: ReturnType<typeof builtItem>[]): StreamBlock {
    const fileHash = new Uint8Array(48);
    new DataView(fileHash.buffer).setBigUint64(0, this.#nowNs);
    return {
      ...blockOf(items.map((item, index) => ({ ...item, index }))),
      fileHash,
      consensusEnd: consensusNsOf(items.at(-1)?.consensusNs ?? 0n),
    };
  }

  #pick(): bigint {
    const alive = [...this.accounts].filter(([id, { deleted }]) => !deleted && id !== NODE && id !== FEES);
    return alive[this.next(alive.length)]?.[0] ?? TREASURY;
  }

  /** Nobody spends more than they have. */
  #payer(): bigint {
    const picked = this.#pick();
    return this.#of(picked).balance >= 150n ? picked : TREASURY;
  }

  #transfer() {
    const [from, to] = [this.#payer(), this.#pick()];
    const failed = this.next(5) === 0;
    const most = this.#of(from).balance - 100n;
    const wished = BigInt(this.next(1_000_000));
    const sent = failed || from === to || wished > most ? 0n : wished;
    const entries = [amount(NODE, 10n), amount(FEES, 90n), amount(from, -100n - sent)];
    if (sent > 0n) entries.push(amount(to, sent));
    return this.#item({
      body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() },
      receipt: { status: failed ? FAILED : RESPONSE_CODE.SUCCESS },
      record: { transferList: { accountAmounts: entries } },
      effect: (at) => this.#move(at, entries),
    });
  }

  #newAccount() {
    const id = this.#nextId++;
    const payer = this.#payer();
    const memo = `account ${id}`;
    const entries = [amount(FEES, 50n), amount(payer, -150n), amount(id, 100n)];
    return this.#item({
      body: { cryptoCreateAccount: { ...hapi.CryptoCreateTransactionBody.create(), initialBalance: 100n, memo } },
      receipt: { accountID: account(id) },
      record: { transferList: { accountAmounts: entries } },
      effect: (at) => {
        this.#create(id, at, 0n, memo);
        this.#move(at, entries);
      },
    });
  }

  #update() {
    const id = this.#pick();
    const failed = this.next(4) === 0;
    const memo = `memo ${this.next(1000)}`;
    const node = BigInt(this.next(5)) - 1n;
    const body = {
      ...hapi.CryptoUpdateTransactionBody.create(),
      accountIDToUpdate: account(id),
      memo: { value: memo },
      stakedNodeId: node,
    };
    return this.#item({
      body: { cryptoUpdateAccount: body },
      receipt: { status: failed ? FAILED : RESPONSE_CODE.SUCCESS },
      effect: () => {
        if (!failed) Object.assign(this.#of(id), { memo, stakedNodeId: node });
      },
    });
  }

  #delete() {
    const id = this.#pick();
    if (id === TREASURY) return this.#transfer();
    const held = this.#of(id).balance;
    const entries = [amount(id, -held), amount(TREASURY, held)];
    const body = {
      ...hapi.CryptoDeleteTransactionBody.create(),
      deleteAccountID: account(id),
      transferAccountID: account(TREASURY),
    };
    return this.#item({
      body: { cryptoDelete: body },
      record: { transferList: { accountAmounts: entries } },
      effect: (at) => {
        this.#of(id).deleted = true;
        this.#move(at, entries);
      },
    });
  }

  #create(id: bigint, at: bigint, balance: bigint, memo: string): void {
    this.accounts.set(id, { balance, memo, deleted: false, createdNs: at, stakedNodeId: -1n });
    this.history.set(id, [{ at, balance }]);
  }

  #move(at: bigint, entries: readonly hapi.AccountAmount[]): void {
    for (const { accountID, amount: moved } of entries) {
      const id = accountID?.accountNum ?? 0n;
      const known = this.#of(id);
      known.balance += moved;
      this.history.get(id)?.push({ at, balance: known.balance });
    }
  }

  #of(id: bigint): ModelAccount {
    const known = this.accounts.get(id);
    if (known === undefined) throw new Error(`the model has no account ${id}`);
    return known;
  }
}
