/** What is expected of one transaction; integers are decimal strings. */
export interface ExpectedTransaction {
  readonly transactionId: string;
  readonly nonce: number;
  readonly scheduled: boolean;
  readonly consensusTimestamp: string;
  readonly mirrorType: string;
  readonly status: string;
  readonly fee: string;
  readonly payer: string;
  readonly maxFee: string;
  readonly validDurationSeconds: string | null;
  readonly nodeAccount: string | null;
  readonly memo: string;
  readonly transactionHash: string;
  readonly transfers: readonly (readonly [string, string])[];
  readonly parentConsensusTimestamp?: string;
  readonly exchangeRate?: { readonly current: { readonly hbar: number; readonly cents: number } };
  readonly topic?: { readonly sequenceNumber?: string; readonly runningHash?: string };
  readonly contract?: {
    readonly gasUsed?: string;
    readonly result?: {
      readonly contractId: string | null;
      readonly gasUsed: string;
      readonly logs: readonly {
        readonly contractId: string;
        readonly topics: readonly string[];
        readonly dataLength: number;
      }[];
    };
  };
}

/** One file's expectations. */
export interface ExpectedFile {
  readonly fileHash: string;
  readonly blockHash: string;
  readonly blockNumber: string | null;
  readonly signaturesVerified: number;
  readonly countsByType: Readonly<Record<string, number>>;
  readonly transactions: readonly ExpectedTransaction[];
}

/** What `/api/transactions/{…}` says, in the words of the expectations. */
export function asExpected(reply: Record<string, unknown>): Partial<ExpectedTransaction> {
  const transfers = reply.transfers as { accountID: string; amount: number | string }[];
  return {
    transactionId: String(reply.readableTransactionID),
    nonce: Number(reply.nonce),
    scheduled: reply.scheduled === true,
    mirrorType: String(reply.type),
    status: String(reply.status),
    fee: String(reply.transactionFee),
    payer: String(reply.payerID),
    maxFee: String(reply.maxFee),
    validDurationSeconds: reply.validDurationSeconds === null ? null : String(reply.validDurationSeconds),
    nodeAccount: reply.nodeID as string | null,
    memo: String(reply.memo),
    transactionHash: String(reply.transactionHash),
    transfers: transfers.map(({ accountID, amount }) => [accountID, String(amount)] as const),
  };
}

/** Seconds and nanoseconds as addresses have them. */
export function epochOf(ns: string): string {
  return `${ns.slice(0, -9)}.${ns.slice(-9)}`;
}
