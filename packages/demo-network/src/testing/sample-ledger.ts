import { createHash } from 'node:crypto';
import { consensusNsOf, entityIdFromStore, RESPONSE_CODE } from '@ledgerscope/ledger';
import { encode, hapi, topicRunningHash } from '@ledgerscope/streams';
import { timestamp } from '../timestamp.ts';
import type { WrittenItem } from '../written-item.ts';
import { account, amount, tokenId, topicId } from './sample-ids.ts';

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

interface Made {
  readonly body: (body: hapi.TransactionBody) => void;
  readonly record: (record: hapi.TransactionRecord) => void;
  readonly sidecar?: (sidecar: hapi.TransactionSidecarRecord) => void;
}

/** A file's worth of transactions: what is written, and what its sidecar file holds. */
export interface SampleFile {
  readonly items: WrittenItem[];
  readonly sidecars: Uint8Array[];
}

/**
 * Makes a small, consistent ledger for tests: transfers, messages with true running hashes, token and NFT transfers,
 * account creations and contract calls with logs and sidecars. The same seed gives the same bytes.
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
    const file: SampleFile = { items: [], sidecars: [] };
    this.#write(file, at, 50n, {
      body: (body) => {
        const fileID = { ...hapi.FileID.create(), fileNum };
        body.fileUpdate = { ...hapi.FileUpdateTransactionBody.create(), fileID, contents };
      },
      record: () => {},
    });
    return file;
  }

  /** One transfer with a memo. @param tinybars what goes from the payer to the account */
  payment(at: bigint, payer: bigint, to: bigint, tinybars: bigint, memo: string): SampleFile {
    const file: SampleFile = { items: [], sidecars: [] };
    const made = transferOf([amount(payer, -tinybars), amount(to, tinybars)]);
    this.#write(file, at, payer, {
      ...made,
      body: (body) => {
        made.body(body);
        body.memo = memo;
      },
    });
    return file;
  }

  /** One transaction that publishes the network's ledger id. */
  ledgerIdPublication(at: bigint, publication: Partial<hapi.LedgerIdPublicationTransactionBody>): SampleFile {
    const file: SampleFile = { items: [], sidecars: [] };
    this.#write(file, at, 50n, {
      body: (body) => {
        body.ledgerIdPublication = { ...hapi.LedgerIdPublicationTransactionBody.create(), ...publication };
      },
      record: () => {},
    });
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

  #write(file: SampleFile, at: bigint, payer: bigint, made: Made): void {
    const id = {
      ...hapi.TransactionID.create(),
      transactionValidStart: timestamp(at - 5_000_000_000n),
      accountID: account(payer),
    };
    const body = { ...hapi.TransactionBody.create(), transactionID: id, nodeAccountID: account(NODE_ACCOUNT) };
    body.transactionFee = 100_000_000n;
    body.transactionValidDuration = { seconds: 120n };
    body.memo = MEMOS[this.#next(MEMOS.length)] ?? '';
    made.body(body);
    const signed = { ...hapi.SignedTransaction.create(), bodyBytes: encode(hapi.TransactionBody, body) };
    const signedTransactionBytes = encode(hapi.SignedTransaction, signed);
    const record = {
      ...hapi.TransactionRecord.create(),
      transactionID: id,
      consensusTimestamp: timestamp(at),
      memo: body.memo,
    };
    record.receipt = { ...hapi.TransactionReceipt.create(), status: RESPONSE_CODE.SUCCESS };
    record.transactionHash = createHash('sha384').update(signedTransactionBytes).digest();
    record.transactionFee = NODE_FEE + NETWORK_FEE;
    record.transferList = {
      accountAmounts: [
        amount(NODE_ACCOUNT, NODE_FEE),
        amount(FEE_ACCOUNT, NETWORK_FEE),
        amount(payer, -NODE_FEE - NETWORK_FEE),
      ],
    };
    made.record(record);
    file.items.push({
      consensusNs: at,
      transaction: encode(hapi.Transaction, { ...hapi.Transaction.create(), signedTransactionBytes }),
      record: encode(hapi.TransactionRecord, record),
    });
    if (made.sidecar !== undefined) {
      const sidecar = { ...hapi.TransactionSidecarRecord.create(), consensusTimestamp: timestamp(at) };
      made.sidecar(sidecar);
      file.sidecars.push(encode(hapi.TransactionSidecarRecord, sidecar));
    }
  }

  #transfer(payer: bigint): Made {
    const value = BigInt(this.#next(1_000_000_000));
    return transferOf([amount(payer, -value), amount(1_001n + ((payer + 7n) % 50n), value)]);
  }

  #message(payer: bigint, at: bigint): Made {
    const topic = 500_000n + BigInt(this.#next(3));
    const message = Buffer.from(JSON.stringify({ reading: this.#next(10_000), text: 'line\n\nbreak' }));
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
      body: (body) => {
        body.consensusSubmitMessage = {
          ...hapi.ConsensusSubmitMessageTransactionBody.create(),
          topicID: topicId(topic),
          message,
        };
      },
      record: ({ receipt }) => {
        if (receipt !== undefined)
          Object.assign(receipt, {
            topicSequenceNumber: sequence,
            topicRunningHash: hash,
            topicRunningHashVersion: 3n,
          });
      },
    };
  }

  #tokens(payer: bigint): Made {
    const value = BigInt(1 + this.#next(1_000));
    const receiver = 1_001n + ((payer + 3n) % 50n);
    const fungible = {
      ...hapi.TokenTransferList.create(),
      token: tokenId(700_000n),
      transfers: [amount(payer, -value), amount(receiver, value)],
    };
    const nft = {
      ...hapi.NftTransfer.create(),
      senderAccountID: account(payer),
      receiverAccountID: account(receiver),
      serialNumber: BigInt(1 + this.#next(200)),
    };
    const unique = { ...hapi.TokenTransferList.create(), token: tokenId(700_001n), nftTransfers: [nft] };
    return {
      body: (body) => {
        body.cryptoTransfer = { ...hapi.CryptoTransferTransactionBody.create(), tokenTransfers: [fungible, unique] };
      },
      record: (record) => {
        record.tokenTransferLists = [...record.tokenTransferLists, fungible, unique];
      },
    };
  }

  #create(): Made {
    this.#account++;
    const created = account(this.#account + 100_000n);
    return {
      body: (body) => {
        body.cryptoCreateAccount = { ...hapi.CryptoCreateTransactionBody.create(), memo: `account ${this.#account}` };
      },
      record: ({ receipt }) => {
        if (receipt !== undefined) receipt.accountID = created;
      },
    };
  }

  #call(): Made {
    const contractID = { ...hapi.ContractID.create(), contractNum: 800_000n };
    const functionParameters = Buffer.from(`a9059cbb${'00'.repeat(12)}${'11'.repeat(20)}${'0'.repeat(62)}2a`, 'hex');
    const log = {
      ...hapi.ContractLoginfo.create(),
      contractID,
      topic: [Buffer.alloc(32, 7)],
      data: Buffer.alloc(32, 9),
      bloom: Buffer.alloc(256, 1),
    };
    const action = {
      ...hapi.ContractAction.create(),
      callType: 1,
      gas: 50_000n,
      gasUsed: 21_000n,
      recipientContract: contractID,
      input: functionParameters,
      output: Buffer.alloc(32, 1),
    };
    return {
      body: (body) => {
        body.contractCall = {
          ...hapi.ContractCallTransactionBody.create(),
          contractID,
          gas: 60_000n,
          functionParameters,
        };
      },
      record: (record) => {
        record.contractCallResult = {
          ...hapi.ContractFunctionResult.create(),
          contractID,
          gasUsed: 48_000n,
          logInfo: [log],
          contractCallResult: Buffer.alloc(32, 1),
        };
      },
      sidecar: (sidecar) => {
        sidecar.actions = { contractActions: [action] };
      },
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

function transferOf(moves: hapi.AccountAmount[]): Made {
  return {
    body: (body) => {
      body.cryptoTransfer = { ...hapi.CryptoTransferTransactionBody.create(), transfers: { accountAmounts: moves } };
    },
    record: ({ transferList }) => {
      if (transferList !== undefined) transferList.accountAmounts = [...transferList.accountAmounts, ...moves];
    },
  };
}
