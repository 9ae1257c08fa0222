import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { listOf } from './envelope.ts';
import {
  arrayOf,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  instantOrNull,
  numberOrNull,
  object,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

export const NodeEndpoint = object('Where a node takes transactions in.', {
  ipAddress: textOrNull('IPv4 address; null if it is named by a domain.'),
  domainName: textOrNull('Domain; null if it is named by an address.'),
  port: whole('Port.'),
});

/** One consensus node. Stakes are those of the newest stake update; counts are those of the period. */
export const Node = object('A consensus node.', {
  id: wholeOrNull('Node id; null if its account is known from transactions only.'),
  name: text('Council name, else what the node says of itself, else "Node" and its id.'),
  nodeId: entityIdOrNull('Account of the node, by which pages name it; null if the ledger does not state it.'),
  hedera_id: entityIdOrNull('Same as `nodeId`.'),
  accountID: entityIdOrNull('Same as `nodeId`.'),
  council_name: textOrNull('Operator from the configuration; null if none.'),
  description: text('Description from the node; may be empty.'),
  location: textOrNull('City, from the configuration.'),
  latitude: numberOrNull('Degrees north, from the configuration; null if it names no place.'),
  longitude: numberOrNull('Degrees east; null if the configuration names no place.'),
  numTransactions: whole('Transactions submitted to it in the period.'),
  hbarEarned: amount('Tinybars that its account earned in the period: shares of fees, and rewards.'),
  feesEarned: amount('Tinybars of them that are shares of fees.'),
  rewardsEarned: amount('Tinybars of them that are staking and node rewards.'),
  stake: amountOrNull('Tinybars staked to it that count in consensus; null before the first stake update.'),
  stake_total: amountOrNull('Tinybars of `stake` over all nodes; null before the first stake update.'),
  stakePercent: numberOrNull('Share of `stake` in `stake_total` in percent; null if the total is 0 or unknown.'),
  stake_rewarded: amountOrNull('Tinybars staked to it for a reward.'),
  stake_not_rewarded: amountOrNull('Tinybars staked to it without a reward.'),
  min_stake: amountOrNull('Least stake with which it takes part in consensus, in tinybars.'),
  max_stake: amountOrNull('Most stake that counts, in tinybars.'),
  reward_rate: amountOrNull('Tinybars paid per hbar staked for the latest staking period.'),
  stakingPeriodEnd: instantOrNull('End of the staking period that the stakes are of.'),
  declineReward: flag('True if the node takes no rewards.'),
  publicKey: hexOrNull('RSA key that signs its files, DER, from the address book; null if none is known.'),
  adminKey: hexOrNull('Serialized Key that may change the node; null for none.'),
  certificateHash: hex('SHA-384 of its TLS certificate; empty if none is known.'),
  serviceEndpoints: arrayOf(NodeEndpoint, 'Where it takes transactions in.'),
  createdOn: instantOrNull('When the stream saw it created; null if it was there before.'),
  deleted: flag('True if it was removed from the network.'),
});
export type Node = Static<typeof Node>;

/** The reply of the nodes call. */
export const NodeList = object('The nodes of the network, by node id.', {
  ...listOf(Node, '').properties,
  period: text('The period that counts are of.'),
  addressBook: Type.Union(
    [Type.Literal('signed'), Type.Literal('given'), Type.Literal('bundled'), Type.Literal('unsigned'), Type.Null()],
    {
      description:
        'Where keys, descriptions and endpoints come from: "signed" from a file of the ledger that nodes signed, "given" from the operator, "bundled" with this program, "unsigned" from a file of the ledger whose signatures were not checked; null if there is no address book.',
    },
  ),
  since: instantOrNull('Start of the period, a whole hour; null for everything stored.'),
  stakeTotal: amountOrNull('Tinybars of stake over all nodes; null before the first stake update.'),
  nodeRewardRate: amountOrNull('Most tinybars that are paid per hbar and staking period (a day); null if unknown.'),
  stakingPeriodMinutes: wholeOrNull('Length of a staking period.'),
});
export type NodeList = Static<typeof NodeList>;
