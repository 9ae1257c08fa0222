import type { hapi } from '@ledgerscope/streams';
import { numOf, type RecordedItem } from './recorded-item.ts';

const ALL_SERIALS = -1n;
const ONE_SIDED = new Set(['tokenCreation', 'tokenMint', 'tokenBurn', 'tokenWipe', 'tokenDissociate']);

/** A token as it follows from the records alone. */
export interface ReplayedToken {
  readonly balances: Map<number, bigint>;
  /** Owner of each living serial. */
  readonly owners: Map<bigint, number>;
  readonly isNft: boolean;
  readonly maxSupply: bigint;
  treasury: number;
  /** By the receipts. */
  supply: bigint;
  stopped: boolean;
  deleted: boolean;
}

/** Follows every token through a ledger's records, knowing nothing of the simulation; breaches are gathered as texts. */
export class ReplayedTokens {
  readonly tokens = new Map<number, ReplayedToken>();
  readonly breaches: string[] = [];

  apply(item: RecordedItem): void {
    const { record, body, status } = item;
    if (status !== 'SUCCESS') {
      if (record.tokenTransferLists.length > 0) this.#breach(item, 'a failed transaction moves tokens');
      return;
    }
    if (body.tokenCreation !== undefined) this.#create(record, body.tokenCreation);
    for (const list of record.tokenTransferLists) this.#move(item, list);
    this.#supply(item);
    this.#change(item);
  }

  #create(record: hapi.TransactionRecord, body: hapi.TokenCreateTransactionBody): void {
    this.tokens.set(numOf(record.receipt?.tokenID), {
      balances: new Map(),
      owners: new Map(),
      isNft: body.tokenType === 1,
      maxSupply: body.maxSupply,
      treasury: numOf(body.treasury),
      supply: body.initialSupply,
      stopped: false,
      deleted: false,
    });
  }

  #move(item: RecordedItem, { token: id, transfers, nftTransfers }: hapi.TokenTransferList): void {
    const token = this.tokens.get(numOf(id));
    if (token === undefined) {
      this.#breach(item, 'an unknown token moves');
      return;
    }
    const leaving = item.type === 'tokenDissociate';
    if ((token.stopped || token.deleted) && !leaving) this.#breach(item, 'a paused or deleted token moves');
    const sum = transfers.reduce((total, { amount }) => total + amount, 0n);
    if (sum !== 0n && !ONE_SIDED.has(item.type)) this.#breach(item, 'token transfers do not sum to zero');
    for (const line of transfers) this.#moveUnits(item, token, line);
    for (const transfer of nftTransfers) this.#moveNft(item, token, transfer);
  }

  #moveUnits(item: RecordedItem, token: ReplayedToken, { accountID, amount }: hapi.AccountAmount): void {
    const account = numOf(accountID);
    const leaving = item.type === 'tokenDissociate';
    if (leaving) token.supply += amount;
    if (leaving && token.isNft) {
      for (const [serial, owner] of token.owners) if (owner === account) token.owners.delete(serial);
      return;
    }
    const balance = (token.balances.get(account) ?? 0n) + amount;
    token.balances.set(account, balance);
    if (balance < 0n) this.#breach(item, 'a token balance is negative');
  }

  #moveNft(item: RecordedItem, token: ReplayedToken, transfer: hapi.NftTransfer): void {
    const from = numOf(transfer.senderAccountID);
    const to = numOf(transfer.receiverAccountID);
    const serials =
      transfer.serialNumber === ALL_SERIALS
        ? [...token.owners].filter(([, owner]) => owner === from).map(([serial]) => serial)
        : [transfer.serialNumber];
    for (const serial of serials) {
      if ((token.owners.get(serial) ?? 0) !== from) this.#breach(item, `serial ${serial} is not its sender's`);
      if (to === 0) token.owners.delete(serial);
      else token.owners.set(serial, to);
    }
  }

  #supply(item: RecordedItem): void {
    const { body, record } = item;
    const changed = body.tokenMint ?? body.tokenBurn ?? body.tokenWipe;
    const token = this.tokens.get(numOf(changed?.token));
    if (token === undefined) return;
    token.supply = record.receipt?.newTotalSupply ?? 0n;
    if (token.maxSupply > 0n && token.supply > token.maxSupply) this.#breach(item, 'supply exceeds its maximum');
  }

  #change(item: RecordedItem): void {
    const { tokenPause, tokenUnpause, tokenDeletion, tokenUpdate } = item.body;
    const token = this.tokens.get(numOf((tokenPause ?? tokenUnpause ?? tokenDeletion ?? tokenUpdate)?.token));
    if (token === undefined) return;
    if (tokenDeletion !== undefined) token.deleted = true;
    else if (tokenUpdate?.treasury !== undefined) token.treasury = numOf(tokenUpdate.treasury);
    else if (tokenUpdate === undefined) token.stopped = tokenPause !== undefined;
  }

  #breach({ type, record }: RecordedItem, what: string): void {
    this.breaches.push(`${type} at ${record.consensusTimestamp?.seconds}: ${what}`);
  }
}
