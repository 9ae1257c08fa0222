import { consensusNsOf, entityIdFromStore, RESPONSE_CODE } from '@ledgerscope/ledger';
import { type Draft, encode, hapi, topicRunningHash } from '@ledgerscope/streams';
import type { WrittenItem } from '../produced-file.ts';
import { sha384 } from '../running-hash.ts';
import type { BodyDraft, ReceiptDraft, RecordDraft, SidecarDraft } from '../world/effects.ts';
import { timestamp } from '../world/ids.ts';

const NODE_FEE = 1_000n;
const NETWORK_FEE = 9_000n;
const NODE_ACCOUNT = 3n;
const FEE_ACCOUNT = 801n;
/** What people and attackers write. */
const MEMOS = [
  '',
  '',
  '',
  'invoice 2041',
  'مرحبا بالعالم 🌍',
  '<img src=x onerror="document.title=1"><b>bold</b>',
  'line one\n\nline two',
];
const ZERO_HASH = new Uint8Array(48);

/** What a kind of transaction adds to what all of them say. */
interface Made {
  readonly body: BodyDraft;
  readonly record?: RecordDraft;
  readonly receipt?: ReceiptDraft;
  /** Lines of the record's transfer list beside the fee's. */
  readonly moves?: readonly Draft<hapi.AccountAmount>[];
  readonly sidecar?: SidecarDraft;
}

/** A file's worth of transactions: what is written, and what its sidecar file holds. */
export interface SampleFile {
  readonly items: WrittenItem[];
  readonly sidecars: Uint8Array[];
}

/**
 * Makes a small, consistent ledger for tests: transfers, messages with true running hashes, token and NFT transfers,
 * account creations and contract calls with logs and sidecars. The same seed always produces the same bytes.
 */
export class SampleLedger {
  #random: number;
  #account = 1_000n;
  readonly #topics = new Map<bigint, { sequence: bigint; hash: Uint8Array }>();

  constructor(seed: number) {
    this.#random = seed >>> 0 || 1;
  }

  /** `count` transactions, one every `stepNs` from `startNs`. */
  file(startNs: bigint, count: number, stepNs = 1_000_000n): SampleFile {
    const file: SampleFile = { items: [], sidecars: [] };
    for (let index = 0; index < count; index++) this.#add(file, startNs + BigInt(index) * stepNs);
    return file;
  }

  /** One transaction that replaces the contents of a file, such as the address book 0.0.102. */
  fileUpdate(at: bigint, fileNum: bigint, contents: Uint8Array): SampleFile {
    return this.#one(at, 50n, { body: { fileUpdate: { fileID: { fileNum }, contents } } });
  }

  /** One transfer with a memo. @param tinybars what goes from the payer to the account */
  payment(at: bigint, payer: bigint, to: bigint, tinybars: bigint, memo: string): SampleFile {
    const made = transferOf([amount(payer, -tinybars), amount(to, tinybars)]);
    return this.#one(at, payer, { ...made, body: { ...made.body, memo } });
  }

  /** One transaction that publishes the network's ledger id. */
  ledgerIdPublication(at: bigint, publication: Partial<hapi.LedgerIdPublicationTransactionBody>): SampleFile {
    return this.#one(at, 50n, { body: { ledgerIdPublication: publication } });
  }

  /** One transaction that makes a topic. @param submitKey without it anybody may write to the topic */
  createTopic(at: bigint, topicNum: bigint, submitKey?: hapi.Key): SampleFile {
    return this.#one(at, 50n, { body: { consensusCreateTopic: { submitKey } }, receipt: { topicID: { topicNum } } });
  }

  /** One message to a topic, or a chunk of one: of how many, which one, and when the first one's time to be valid began. */
  message(
    at: bigint,
    payer: bigint,
    topic: bigint,
    message: Uint8Array,
    chunk?: readonly [total: number, number: number, startNs: bigint],
  ): SampleFile {
    const made = this.#messageOf(payer, topic, message, at);
    if (chunk === undefined) return this.#one(at, payer, made);
    const [total, number, startNs] = chunk;
    const initialTransactionID = { accountID: account(payer), transactionValidStart: timestamp(startNs) };
    const { consensusSubmitMessage } = made.body;
    const body = {
      consensusSubmitMessage: { ...consensusSubmitMessage, chunkInfo: { initialTransactionID, total, number } },
    };
    return this.#one(at, payer, { ...made, body });
  }

  #one(at: bigint, payer: bigint, made: Made): SampleFile {
    const file: SampleFile = { items: [], sidecars: [] };
    this.#write(file, at, payer, made);
    return file;
  }

  #add(file: SampleFile, at: bigint): void {
    const payer = 1_001n + BigInt(this.#next(50));
    const kinds = [
      () => this.#transfer(payer),
      () => this.#message(payer, at),
      () => this.#tokens(payer),
      () => this.#create(),
      () => this.#call(),
    ];
    const made = (kinds[this.#next(kinds.length)] ?? (() => this.#transfer(payer)))();
    this.#write(file, at, payer, made);
  }

  #write(file: SampleFile, at: bigint, payer: bigint, { body, record, receipt, moves = [], sidecar }: Made): void {
    const drawn = MEMOS[this.#next(MEMOS.length)] ?? '';
    const memo = body.memo ?? drawn;
    const transactionID = { transactionValidStart: timestamp(at - 5_000_000_000n), accountID: account(payer) };
    const bodyBytes = encode(hapi.TransactionBody, {
      transactionID,
      nodeAccountID: account(NODE_ACCOUNT),
      transactionFee: 100_000_000n,
      transactionValidDuration: { seconds: 120n },
      ...body,
      memo,
    });
    const signedTransactionBytes = encode(hapi.SignedTransaction, { bodyBytes });
    const fee = [
      amount(NODE_ACCOUNT, NODE_FEE),
      amount(FEE_ACCOUNT, NETWORK_FEE),
      amount(payer, -NODE_FEE - NETWORK_FEE),
    ];
    file.items.push({
      consensusNs: at,
      transaction: encode(hapi.Transaction, { signedTransactionBytes }),
      record: encode(hapi.TransactionRecord, {
        transactionID,
        consensusTimestamp: timestamp(at),
        memo,
        receipt: { status: RESPONSE_CODE.SUCCESS, ...receipt },
        transactionHash: sha384(signedTransactionBytes),
        transactionFee: NODE_FEE + NETWORK_FEE,
        transferList: { accountAmounts: [...fee, ...moves] },
        ...record,
      }),
    });
    if (sidecar === undefined) return;
    file.sidecars.push(encode(hapi.TransactionSidecarRecord, { consensusTimestamp: timestamp(at), ...sidecar }));
  }

  #transfer(payer: bigint): Made {
    const value = BigInt(this.#next(1_000_000_000));
    return transferOf([amount(payer, -value), amount(1_001n + ((payer + 7n) % 50n), value)]);
  }

  #message(payer: bigint, at: bigint): Made {
    const topic = 500_000n + BigInt(this.#next(3));
    const message = Buffer.from(JSON.stringify({ reading: this.#next(10_000), text: 'line\n\nbreak' }));
    return this.#messageOf(payer, topic, message, at);
  }

  #messageOf(payer: bigint, topic: bigint, message: Uint8Array, at: bigint): Made {
    const before = this.#topics.get(topic) ?? { sequence: 0n, hash: ZERO_HASH };
    const sequence = before.sequence + 1n;
    const hash = topicRunningHash({
      previous: before.hash,
      payer: entityIdFromStore(payer),
      topic: entityIdFromStore(topic),
      consensusNs: consensusNsOf(at),
      sequenceNumber: sequence,
      message,
    });
    this.#topics.set(topic, { sequence, hash });
    return {
      body: { consensusSubmitMessage: { topicID: { topicNum: topic }, message } },
      receipt: { topicSequenceNumber: sequence, topicRunningHash: hash, topicRunningHashVersion: 3n },
    };
  }

  #tokens(payer: bigint): Made {
    const value = BigInt(1 + this.#next(1_000));
    const receiver = 1_001n + ((payer + 3n) % 50n);
    const serialNumber = BigInt(1 + this.#next(200));
    const nft = { senderAccountID: account(payer), receiverAccountID: account(receiver), serialNumber };
    const tokenTransfers = [
      { token: { tokenNum: 700_000n }, transfers: [amount(payer, -value), amount(receiver, value)] },
      { token: { tokenNum: 700_001n }, nftTransfers: [nft] },
    ];
    return { body: { cryptoTransfer: { tokenTransfers } }, record: { tokenTransferLists: tokenTransfers } };
  }

  #create(): Made {
    this.#account++;
    return {
      body: { cryptoCreateAccount: { memo: `account ${this.#account}` } },
      receipt: { accountID: account(this.#account + 100_000n) },
    };
  }

  #call(): Made {
    const contractID = { contractNum: 800_000n };
    const functionParameters = Buffer.from(`a9059cbb${'00'.repeat(12)}${'11'.repeat(20)}${'0'.repeat(62)}2a`, 'hex');
    const log = {
      contractID,
      topic: [Buffer.alloc(32, 7)],
      data: Buffer.alloc(32, 9),
      bloom: Buffer.alloc(256, 1),
    };
    const action = {
      callType: 1,
      gas: 50_000n,
      gasUsed: 21_000n,
      recipientContract: contractID,
      input: functionParameters,
      output: Buffer.alloc(32, 1),
    };
    const contractCallResult = {
      contractID,
      gasUsed: 48_000n,
      logInfo: [log],
      contractCallResult: Buffer.alloc(32, 1),
    };
    return {
      body: { contractCall: { contractID, gas: 60_000n, functionParameters } },
      record: { contractCallResult },
      sidecar: { actions: { contractActions: [action] } },
    };
  }

  /** A whole number below `below` (xorshift32). */
  #next(below: number): number {
    let value = this.#random;
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    this.#random = value >>> 0;
    return this.#random % below;
  }
}

function transferOf(moves: readonly Draft<hapi.AccountAmount>[]): Made {
  return { body: { cryptoTransfer: { transfers: { accountAmounts: moves } } }, moves };
}

function account(accountNum: bigint): Draft<hapi.AccountID> {
  return { accountNum };
}

/** What an account gains. */
function amount(num: bigint, value: bigint): Draft<hapi.AccountAmount> {
  return { accountID: account(num), amount: value };
}
