import { NS_PER_SECOND, RESPONSE_CODE } from '@ledgerscope/ledger';
import { hapi, type StreamBlock } from '@ledgerscope/streams';
import { account, amount, type Built, blockOf, builtItem, token } from '../../derive/testing/built-block.ts';
import { DrawnTokens, FIRST_TOKEN, OLD_TOKENS } from './drawn-tokens.ts';
import { accountOf, amounts, moved, tokenOf } from './model-tokens.ts';

const FAILED = RESPONSE_CODE.INSUFFICIENT_PAYER_BALANCE;

/** What happens, and what it does to the model where it has an effect. */
interface Act extends Built {
  readonly effect: () => void;
}

/** Random blocks of token transactions beside a plain model of what they do. The same seed gives the same blocks. */
export class RandomTokens extends DrawnTokens {
  #nowNs = 1_700_000_000n * NS_PER_SECOND;
  #nextToken = FIRST_TOKEN;

  block(size: number): StreamBlock {
    const items = Array.from({ length: size }, () => this.#item());
    const fileHash = new Uint8Array(48);
    new DataView(fileHash.buffer).setBigUint64(0, this.#nowNs);
    this.#nowNs += BigInt(this.next(1_200)) * NS_PER_SECOND;
    return { ...blockOf(items.map((item, index) => ({ ...item, index }))), fileHash };
  }

  #item() {
    this.#nowNs += BigInt(1 + this.next(3_000)) * 1_000_001n;
    const makers = [
      () => this.#create(),
      () => this.#associate(),
      () => this.#send(),
      () => this.#send(),
      () => this.#sendNft(),
      () => this.#sendNft(),
      () => this.#mint(),
      () => this.#destroy(),
      () => this.#changeTreasury(),
      () => this.#delete(),
      () => this.#leave(),
    ];
    const act = (this.tokens.size < 6 ? makers[0] : makers[this.next(makers.length)])?.() ?? this.#associate();
    const consensusTimestamp = { seconds: this.#nowNs / NS_PER_SECOND, nanos: Number(this.#nowNs % NS_PER_SECOND) };
    // Of what failed, nothing holds, whatever its record says; tokens that moved under FAIL_INVALID did move.
    const moves = act.body?.cryptoTransfer !== undefined;
    const status =
      this.next(8) === 0 ? (moves && this.next(2) === 0 ? RESPONSE_CODE.FAIL_INVALID : FAILED) : RESPONSE_CODE.SUCCESS;
    if (status !== FAILED) act.effect();
    return builtItem({ ...act, receipt: { ...act.receipt, status }, record: { ...act.record, consensusTimestamp } });
  }

  #create(): Act {
    const id = this.#nextToken++;
    const unique = this.next(2) === 0;
    const treasury = this.account();
    const initialSupply = unique ? 0n : BigInt(this.next(1_000_000));
    const body = {
      ...hapi.TokenCreateTransactionBody.create(),
      name: `Token ${id}`,
      tokenType: unique ? 1 : 0,
      treasury: account(treasury),
      initialSupply,
    };
    return {
      body: { tokenCreation: body },
      receipt: { tokenID: token(id) },
      record: initialSupply === 0n ? {} : { tokenTransferLists: [amounts(id, amount(treasury, initialSupply))] },
      effect: () => {
        this.tokens.set(id, { unique, seen: true, treasury, supply: initialSupply, deleted: false, serials: 0n });
        this.relation(treasury, id).associated = true;
        this.add(treasury, id, initialSupply);
      },
    };
  }

  #associate(): Act {
    const [id, holder] = [this.token(() => true), this.account()];
    return {
      body: { tokenAssociate: { account: account(holder), tokens: [token(id)] } },
      effect: () => {
        this.relation(holder, id).associated = true;
      },
    };
  }

  #send(): Act | undefined {
    const id = this.token(({ unique, deleted }) => !unique && !deleted);
    const [from, to] = [this.holder(id), this.account()];
    const held = from === undefined ? 0n : this.relation(from, id).balance;
    if (from === undefined || from === to || held <= 0n) return this.#sendOld();
    const sent = 1n + BigInt(this.next(Number(held)));
    return this.#move(id, from, to, sent);
  }

  /** Of a token that nobody knows who holds. */
  #sendOld(): Act {
    const [id] = OLD_TOKENS;
    return this.#move(id, 1_001n + BigInt(this.next(4)), 1_005n + BigInt(this.next(4)), BigInt(1 + this.next(500)));
  }

  #move(id: bigint, from: bigint, to: bigint, sent: bigint): Act {
    const transfers = amounts(id, amount(from, -sent), amount(to, sent));
    return {
      body: { cryptoTransfer: { ...hapi.CryptoTransferTransactionBody.create(), tokenTransfers: [transfers] } },
      record: { tokenTransferLists: [transfers] },
      effect: () => {
        for (const [holder, change] of [
          [from, -sent],
          [to, sent],
        ] as const) {
          this.relation(holder, id).associated = true;
          this.add(holder, id, change);
        }
      },
    };
  }

  #sendNft(): Act | undefined {
    const [key, nft] = this.liveNft();
    const to = this.account();
    if (nft === undefined || nft.owner === to || this.tokens.get(accountOf(key))?.deleted !== false) return undefined;
    const [id, serial, from] = [accountOf(key), tokenOf(key), nft.owner];
    const lists = [moved(id, serial, from, to)];
    return {
      body: { cryptoTransfer: { ...hapi.CryptoTransferTransactionBody.create(), tokenTransfers: lists } },
      record: { tokenTransferLists: lists },
      effect: () => this.give(id, nft, to),
    };
  }

  #mint(): Act | undefined {
    const id = this.token(({ seen, deleted }) => seen && !deleted);
    const known = this.tokens.get(id);
    if (known?.seen !== true) return undefined;
    const count = 1 + this.next(4);
    const newTotalSupply = known.supply + BigInt(count);
    if (!known.unique)
      return {
        body: { tokenMint: { token: token(id), amount: BigInt(count), metadata: [] } },
        receipt: { newTotalSupply },
        record: { tokenTransferLists: [amounts(id, amount(known.treasury, BigInt(count)))] },
        effect: () => {
          known.supply = newTotalSupply;
          this.add(known.treasury, id, BigInt(count));
        },
      };
    const serialNumbers = Array.from({ length: count }, (_, index) => known.serials + 1n + BigInt(index));
    const metadata = serialNumbers.map((serial) => Buffer.from(`made of ${id}#${serial}`));
    const list = moved(id, 0n, 0n, known.treasury);
    const [one] = list.nftTransfers;
    if (one === undefined) return undefined;
    list.nftTransfers = serialNumbers.map((serialNumber) => ({ ...one, serialNumber }));
    return {
      body: { tokenMint: { token: token(id), amount: 0n, metadata } },
      receipt: { newTotalSupply, serialNumbers },
      record: { tokenTransferLists: [list] },
      effect: () => {
        known.supply = newTotalSupply;
        known.serials += BigInt(count);
        for (const serial of serialNumbers) {
          const made = { owner: 0n, deleted: false, metadata: `made of ${id}#${serial}`, moves: 0 };
          this.nfts.set(`${id} ${serial}`, made);
          this.give(id, made, known.treasury);
        }
      },
    };
  }

  /** Burned out of the treasury, or wiped out of another account. */
  #destroy(): Act | undefined {
    const [key, nft] = this.liveNft();
    const [id, serial] = [accountOf(key), tokenOf(key)];
    const known = this.tokens.get(id);
    if (nft === undefined || known === undefined || known.deleted) return undefined;
    const serialNumbers = [serial];
    const wiped = { token: token(id), account: account(nft.owner), amount: 0n, serialNumbers };
    return {
      body:
        nft.owner === known.treasury
          ? { tokenBurn: { token: token(id), amount: 0n, serialNumbers } }
          : { tokenWipe: wiped },
      receipt: { newTotalSupply: known.supply - 1n },
      record: { tokenTransferLists: [moved(id, serial, nft.owner, 0n)] },
      effect: () => {
        known.supply -= 1n;
        this.give(id, nft, 0n);
        nft.deleted = true;
      },
    };
  }

  #changeTreasury(): Act | undefined {
    const id = this.token(({ unique, seen, deleted }) => unique && seen && !deleted);
    const known = this.tokens.get(id);
    const to = this.account();
    if (known?.unique !== true || !known.seen || known.treasury === to) return undefined;
    const from = known.treasury;
    return {
      body: { tokenUpdate: { ...hapi.TokenUpdateTransactionBody.create(), token: token(id), treasury: account(to) } },
      record: { tokenTransferLists: [moved(id, -1n, from, to)] },
      effect: () => {
        known.treasury = to;
        this.relation(from, id).associated = true;
        this.relation(to, id).associated = true;
        for (const [key, nft] of this.nfts) if (accountOf(key) === id && nft.owner === from) this.give(id, nft, to);
      },
    };
  }

  #delete(): Act | undefined {
    const id = this.token(({ seen, deleted }) => seen && !deleted);
    const known = this.tokens.get(id);
    // Most tokens live, or there would be nothing left to do.
    if (known?.seen !== true || this.next(4) !== 0) return undefined;
    return {
      body: { tokenDeletion: { token: token(id) } },
      effect: () => {
        known.deleted = true;
      },
    };
  }

  /** Out of a deleted token, or of one of which nothing is held. */
  #leave(): Act | undefined {
    const keys = [...this.relations].filter(
      ([key, { associated, balance }]) =>
        associated && tokenOf(key) >= FIRST_TOKEN && (balance === 0n || this.tokens.get(tokenOf(key))?.deleted),
    );
    const [key, relation] = keys[this.next(keys.length || 1)] ?? [];
    if (key === undefined || relation === undefined) return undefined;
    const [holder, id] = [accountOf(key), tokenOf(key)];
    const lost = relation.balance;
    return {
      body: { tokenDissociate: { account: account(holder), tokens: [token(id)] } },
      record: lost === 0n ? {} : { tokenTransferLists: [amounts(id, amount(holder, -lost))] },
      effect: () => {
        relation.associated = false;
        relation.balance = 0n;
        const known = this.tokens.get(id);
        if (known !== undefined) known.supply -= lost;
        if (lost > 0n)
          for (const [name, nft] of this.nfts)
            if (accountOf(name) === id && nft.owner === holder) Object.assign(nft, { owner: 0n, deleted: true });
      },
    };
  }
}
