import type { ConsensusCreateTopicTransactionBody, SignatureMap } from '../hapi/messages.ts';
import { SchedulableTransactionBody } from '../hapi/messages.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';
import { callOf } from './contract-of.ts';
import { contractId, fileId, maybe, scheduleId, tokenId, topicId } from './ids.ts';
import { keyOf, keysOf } from './key-of.ts';
import type { Data, MirrorReported } from './reported.ts';

/** A contract as of the transaction that made it. */
export function contractCreated(reported: MirrorReported): Data {
  const call = callOf(reported);
  const contract = reported.more.object('contract');
  const asked = call.contractCreateInstance;
  if (contract === undefined || asked === undefined || asked instanceof Uint8Array) return call;
  const key = keyOf(contract, 'admin_key');
  return {
    contractCreateInstance: {
      ...asked,
      adminKey: key,
      memo: contract.text('memo'),
      ...contract.renewal(),
      autoRenewAccountId: contract.account('auto_renew_account'),
      maxAutomaticTokenAssociations: contract.small('max_automatic_token_associations'),
      fileID: maybe(contract.entity('file_id'), fileId),
    },
  };
}

/** As of the transaction that changed it. */
export function contractUpdated({ more, entity }: MirrorReported): Data {
  const contract = more.object('contract');
  const contractID = maybe(entity, contractId);
  if (contract === undefined) return { contractUpdateInstance: { contractID } };
  return {
    contractUpdateInstance: {
      contractID,
      adminKey: keyOf(contract, 'admin_key'),
      memoWrapper: { value: contract.text('memo') },
      ...contract.renewal(),
      expirationTime: contract.instant('expiration_timestamp'),
      autoRenewAccountId: contract.account('auto_renew_account'),
      maxAutomaticTokenAssociations: { value: contract.small('max_automatic_token_associations') },
    },
  };
}

export function contractDeleted({ more, entity }: MirrorReported): Data {
  const contract = more.object('contract');
  return {
    contractDeleteInstance: {
      contractID: maybe(entity, contractId),
      transferAccountID: contract?.account('obtainer_id'),
      permanentRemoval: contract?.flag('permanent_removal'),
    },
  };
}

/** A topic as it is when it is asked for. */
export function topicCreated({ more }: MirrorReported): Data {
  const topic = more.object('topic');
  if (topic === undefined) return { consensusCreateTopic: {} };
  return {
    consensusCreateTopic: {
      memo: topic.text('memo'),
      ...topicParts(topic),
      feeExemptKeyList: keysOf(topic, 'fee_exempt_key_list'),
      customFees: topicFees(topic),
    },
  };
}

export function topicUpdated({ more, entity }: MirrorReported): Data {
  const topic = more.object('topic');
  const topicID = maybe(entity, topicId);
  if (topic === undefined) return { consensusUpdateTopic: { topicID } };
  return {
    consensusUpdateTopic: {
      topicID,
      memo: { value: topic.text('memo') },
      ...topicParts(topic),
      feeExemptKeyList: { keys: keysOf(topic, 'fee_exempt_key_list') },
      customFees: { fees: topicFees(topic) },
    },
  };
}

/** What creations and updates state alike. */
function topicParts(topic: MirrorReply) {
  return {
    adminKey: keyOf(topic, 'admin_key'),
    submitKey: keyOf(topic, 'submit_key'),
    feeScheduleKey: keyOf(topic, 'fee_schedule_key'),
    ...topic.renewal(),
    autoRenewAccount: topic.account('auto_renew_account'),
  };
}

function topicFees(topic: MirrorReply): Draft<ConsensusCreateTopicTransactionBody['customFees']>[0][] {
  const fees = topic.object('custom_fees')?.list('fixed_fees') ?? [];
  return fees.map((fee) => ({
    fixedFee: {
      amount: fee.integer('amount'),
      denominatingTokenId: maybe(fee.entity('denominating_token_id'), tokenId),
    },
    feeCollectorAccountId: fee.account('collector_account_id'),
  }));
}

export function scheduleCreated({ more }: MirrorReported): Data {
  const schedule = more.object('schedule');
  if (schedule === undefined) return { scheduleCreate: {} };
  const body = schedule.base64('transaction_body');
  return {
    scheduleCreate: {
      scheduledTransactionBody: body.length === 0 ? undefined : decodeParts(SchedulableTransactionBody, body).message,
      memo: schedule.text('memo'),
      adminKey: keyOf(schedule, 'admin_key'),
      // Reported also where the creation named none, and its payer pays.
      payerAccountID:
        schedule.text('payer_account_id') === schedule.text('creator_account_id')
          ? undefined
          : schedule.account('payer_account_id'),
      expirationTime: schedule.instant('expiration_time'),
      waitForExpiry: schedule.flag('wait_for_expiry'),
    },
  };
}

export function scheduleSigned({ entity }: MirrorReported): Data {
  return { scheduleSign: { scheduleID: maybe(entity, scheduleId) } };
}

/** Signatures are reported for transactions that create or sign a schedule alone. */
export function signaturesOf({ more, time }: MirrorReported): Draft<SignatureMap> | undefined {
  const signatures = more.object('schedule')?.list('signatures') ?? [];
  const own = signatures.filter((each) => each.isAt('consensus_timestamp', time));
  if (own.length === 0) return undefined;
  return {
    sigPair: own.map((each) => {
      const signature = each.base64('signature');
      return {
        pubKeyPrefix: each.base64('public_key_prefix'),
        ...(each.text('type') === 'ECDSA_SECP256K1' ? { ECDSASecp256k1: signature } : { ed25519: signature }),
      };
    }),
  };
}
