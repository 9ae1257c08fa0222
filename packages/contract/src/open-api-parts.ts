import type { Call } from './call.ts';
import * as contract from './index.ts';

/** A JSON value, as JSON.stringify takes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Names of schemas in the document that others build on: they stay, whatever the code calls them. */
const PUBLISHED_NAMES: Readonly<Record<string, string>> = {
  AccessEntryReply: 'AccessEntry',
  AccountRowReply: 'AccountRow',
  AllowanceReply: 'Allowance',
  AuthorizationReply: 'Authorization',
  BalancePointReply: 'BalancePoint',
  BlockProofReply: 'BlockProof',
  ContractRowReply: 'ContractRow',
  CreatedEntityReply: 'CreatedEntity',
  CustomFeeReply: 'CustomFee',
  CutoverReply: 'Cutover',
  ExchangeRateReply: 'ExchangeRate',
  NetworkSupplyReply: 'NetworkSupply',
  NewApiKeyReply: 'NewApiKey',
  NftRowReply: 'NftRow',
  NftTransferRowReply: 'NftTransferRow',
  OwnDappReply: 'OwnDapp',
  PendingAirdropReply: 'PendingAirdrop',
  StakingRewardReply: 'StakingReward',
  StorageSlotReply: 'StorageSlot',
  SubmissionReply: 'Submission',
  TokenReply: 'Token',
  TokenBalanceReply: 'TokenBalance',
  TokenHolderReply: 'TokenHolder',
  TokenTransferRowReply: 'TokenTransferRow',
  TopicMessageReply: 'TopicMessage',
  TopicRowReply: 'TopicRow',
  TransactionRowReply: 'TransactionRow',
  ListedBlockReply: 'BlockRow',
  TransactionDetailReply: 'Transaction',
};

/** What a reply with this status says. */
export const REPLY_TEXT: Readonly<Record<number, string>> = {
  200: 'Success.',
  400: 'Invalid parameter; `parameter` contains its name.',
  401: 'Not signed in, or the session has expired. For sign-in: wrong credentials.',
  403: 'Not allowed for this caller, or outside the retention period.',
  404: 'Not found.',
  409: 'Conflict: the object already exists or the request has already been decided.',
  429: 'Too many requests. Wait for the number of seconds in `Retry-After`.',
  502: 'The external resource could not be fetched; see `message`.',
  503: 'Temporarily unavailable; see `message`.',
};

/** Statuses of the errors that a call answers with: what can be refused, what may not be there, and its own. */
export function errorsOf({ params, query, errors, access }: Call): readonly number[] {
  const hasPath = Object.keys(params).length > 0;
  const refuses = hasPath || Object.keys(query.parameters).length > 0;
  const all = [
    ...(refuses ? [400] : []),
    ...(hasPath ? [404] : []),
    ...(access === 'public' ? [] : [401, 403]),
    ...errors,
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** What a body is, by its media types. */
export function content(types: readonly string[] = ['application/json'], schema: Json): Json {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

/** The parameters in the path of a call. */
export function pathParameters({ params }: Call): Json[] {
  return Object.entries(params).map(([name, { description, example }]) => ({
    name,
    in: 'path',
    description,
    required: true,
    schema: { type: 'string', examples: [example] },
  }));
}

/** Schemas with a name of their own in the document: those that the contract exports, under that name or the published one, and whole replies. */
export class SchemaNames {
  readonly #names = new Map<unknown, string>();
  readonly #used = new Map<string, Json>();

  constructor(calls: readonly (readonly [string, Call])[]) {
    for (const [name, value] of Object.entries(contract))
      if (isSchema(value)) this.#names.set(value, PUBLISHED_NAMES[name] ?? name);
    for (const [name, { reply, produces }] of calls)
      if (produces === undefined && !this.#names.has(reply))
        this.#names.set(reply, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Reply`);
  }

  /** A pointer to a named schema, or the schema itself with its named parts replaced. */
  reference(schema: unknown): Json {
    const name = this.#names.get(schema);
    if (name === undefined) return this.#write(schema);
    if (!this.#used.has(name)) {
      // A schema may hold itself.
      this.#used.set(name, null);
      this.#used.set(name, this.#write(schema));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The named schemas that were referred to. */
  namedSchemas(): Json {
    return Object.fromEntries([...this.#used].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #write(schema: unknown): Json {
    if (Array.isArray(schema)) return schema.map((part) => this.reference(part));
    if (typeof schema !== 'object' || schema === null) return schema as Json;
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.reference(value)]));
  }
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '~kind' in value;
}
