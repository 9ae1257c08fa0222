import {
  type ConsensusNs,
  type EntityId,
  formatEntityId,
  formatEpoch,
  NO_ENTITY,
  SECONDS_PER_DAY,
} from '@ledgerscope/ledger';
import { ReportedEntity, StreamError } from '@ledgerscope/streams';
import { feeColumns } from '../../custom-fee.ts';
import { EntityIds } from '../../entity-ids.ts';
import { SourceError } from '../source-error.ts';
import type { StatedEntities, UnseenEntities } from '../stated-entities.ts';
import type { MirrorClient } from './mirror-client.ts';

type Stated<K extends keyof StatedEntities> = NonNullable<StatedEntities[K]>[number];

/** An address that holds the account's number is not one of its own. */
const LONG_ZERO = /^0x0{24}/;
const NO_NODE = -1n;
const SECONDS_A_DAY = BigInt(SECONDS_PER_DAY);
const IDS = new EntityIds(() => undefined);

/**
 * Entities whose creation was not read, as the mirror node reports them: tokens as of the instant, accounts, topics and NFTs as they are now.
 * @throws SourceError
 */
export async function statedByMirror(
  client: MirrorClient,
  unseen: UnseenEntities,
  at: ConsensusNs,
): Promise<StatedEntities> {
  const { accounts, tokens, topics, nfts } = unseen;
  try {
    const [reportedAccounts, reportedTokens, reportedTopics, reportedNfts] = await Promise.all([
      Promise.all(accounts.map((id) => fetchAccount(client, id))),
      Promise.all(tokens.map((id) => fetchToken(client, id, at))),
      Promise.all(topics.map((id) => fetchTopic(client, id))),
      Promise.all(nfts.map((nft) => fetchNft(client, nft))),
    ]);
    return {
      accounts: reportedAccounts.flat(),
      tokens: reportedTokens.flat(),
      topics: reportedTopics.flat(),
      nfts: reportedNfts.flat(),
    };
  } catch (error) {
    if (error instanceof StreamError) throw new SourceError('unavailable', `${client.label}: ${error.message}`, error);
    throw error;
  }
}

/** Undefined where the node knows nothing of it, or not when it was made: then nothing of it counts as known. */
async function findReported(client: MirrorClient, path: string, at?: ConsensusNs): Promise<ReportedEntity | undefined> {
  const answer = await (at === undefined ? client.get(path) : client.fetchPast(path, formatEpoch(at)));
  const entity = answer === undefined ? undefined : new ReportedEntity(answer, path);
  return entity !== undefined && entity.instant('created_timestamp') > 0n ? entity : undefined;
}

async function fetchAccount(client: MirrorClient, id: EntityId): Promise<Stated<'accounts'>[]> {
  const name = formatEntityId(id);
  const [account, contract] = await Promise.all([
    findReported(client, `api/v1/accounts/${name}?transactions=false`),
    findReported(client, `api/v1/contracts/${name}`),
  ]);
  if (account === undefined) return [];
  const { fields } = account;
  return [
    {
      id,
      isContract: 0,
      createdNs: account.instant('created_timestamp'),
      key: account.key('key'),
      alias: account.alias(),
      evmAddress: LONG_ZERO.test(fields.text('evm_address')) ? new Uint8Array(0) : fields.hex('evm_address'),
      memo: fields.text('memo'),
      expirationNs: account.instant('expiry_timestamp'),
      autoRenewPeriod: fields.integer('auto_renew_period'),
      maxAutomaticTokenAssociations: fields.small('max_automatic_token_associations'),
      receiverSigRequired: fields.flag('receiver_sig_required') ? 1 : 0,
      ...stakingOf(account),
      deleted: fields.flag('deleted') ? 1 : 0,
      ethereumNonce: fields.integer('ethereum_nonce'),
      delegationAddress: fields.hex('delegation_address'),
      ...(contract !== undefined && contractOf(contract)),
    },
  ];
}

function stakingOf({ fields }: ReportedEntity) {
  const since = fields.instant('stake_period_start');
  return {
    stakedNodeId: fields.optionalInteger('staked_node_id') ?? NO_NODE,
    stakedAccountId: fields.entity('staked_account_id') ?? NO_ENTITY,
    declineReward: fields.flag('decline_reward') ? 1 : 0,
    stakePeriodStart: since === undefined ? NO_NODE : since.seconds / SECONDS_A_DAY,
  };
}

function contractOf({ fields }: ReportedEntity) {
  return {
    isContract: 1,
    autoRenewAccount: fields.entity('auto_renew_account') ?? NO_ENTITY,
    fileId: fields.entity('file_id') ?? NO_ENTITY,
  };
}

async function fetchToken(client: MirrorClient, id: EntityId, at: ConsensusNs): Promise<Stated<'tokens'>[]> {
  const token = await findReported(client, `api/v1/tokens/${formatEntityId(id)}`, at);
  if (token === undefined) return [];
  const { fields } = token;
  return [
    {
      id,
      type: fields.text('type'),
      name: fields.text('name'),
      symbol: fields.text('symbol'),
      memo: fields.text('memo'),
      decimals: fields.small('decimals'),
      initialSupply: fields.integer('initial_supply'),
      maxSupply: fields.integer('max_supply'),
      supplyType: fields.text('supply_type'),
      treasury: fields.entity('treasury_account_id') ?? NO_ENTITY,
      autoRenewAccount: fields.entity('auto_renew_account') ?? NO_ENTITY,
      autoRenewPeriod: fields.integer('auto_renew_period'),
      expirationNs: fields.integer('expiry_timestamp'),
      createdNs: token.instant('created_timestamp'),
      paused: fields.text('pause_status') === 'PAUSED' ? 1 : 0,
      freezeDefault: fields.flag('freeze_default') ? 1 : 0,
      adminKey: token.key('admin_key'),
      kycKey: token.key('kyc_key'),
      freezeKey: token.key('freeze_key'),
      wipeKey: token.key('wipe_key'),
      supplyKey: token.key('supply_key'),
      feeScheduleKey: token.key('fee_schedule_key'),
      pauseKey: token.key('pause_key'),
      metadataKey: token.key('metadata_key'),
      metadata: fields.base64('metadata'),
      ...feeColumns({ ids: IDS }, token.customFees(), id),
    },
  ];
}

async function fetchTopic(client: MirrorClient, id: EntityId): Promise<Stated<'topics'>[]> {
  const topic = await findReported(client, `api/v1/topics/${formatEntityId(id)}`);
  if (topic === undefined) return [];
  const { fields } = topic;
  const fees = fields.object('custom_fees')?.list('fixed_fees') ?? [];
  return [
    {
      id,
      createdNs: topic.instant('created_timestamp'),
      memo: fields.text('memo'),
      adminKey: topic.key('admin_key'),
      submitKey: topic.key('submit_key'),
      feeScheduleKey: topic.key('fee_schedule_key'),
      feeExemptKeys: topic.keys('fee_exempt_key_list'),
      customFeeAmount: fees.map((fee) => fee.integer('amount')),
      customFeeToken: fees.map((fee) => fee.entity('denominating_token_id') ?? NO_ENTITY),
      customFeeCollector: fees.map((fee) => fee.entity('collector_account_id') ?? NO_ENTITY),
      autoRenewPeriod: fields.integer('auto_renew_period'),
      autoRenewAccount: fields.entity('auto_renew_account') ?? NO_ENTITY,
      deleted: fields.flag('deleted') ? 1 : 0,
    },
  ];
}

async function fetchNft(
  client: MirrorClient,
  { token, serial }: UnseenEntities['nfts'][number],
): Promise<Stated<'nfts'>[]> {
  const nft = await findReported(client, `api/v1/tokens/${formatEntityId(token)}/nfts/${serial}`);
  if (nft === undefined) return [];
  return [{ token, serial, mintedNs: nft.instant('created_timestamp'), metadata: nft.fields.base64('metadata') }];
}
