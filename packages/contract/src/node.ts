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

export const NodeEndpoint = object('An endpoint where a node accepts transactions.', {
  ipAddress: textOrNull('IPv4 address; null if a domain name is used.'),
  domainName: textOrNull('Domain name; null if an IP address is used.'),
  port: whole('Port.'),
});

/** One consensus node. Stakes are those of the newest stake update; counts are those of the period. */
export const Node = object('A consensus node.', {
  id: wholeOrNull('Node ID; null if the account is only known from transactions.'),
  name: text('Council name, otherwise the node description, otherwise "Node" and the node ID.'),
  nodeId: entityIdOrNull('Node account, which identifies the node on pages; null if the ledger does not contain it.'),
  hedera_id: entityIdOrNull('Same as `nodeId`.'),
  accountID: entityIdOrNull('Same as `nodeId`.'),
  council_name: textOrNull('Operator from the configuration; null if none.'),
  description: text('Description from the node; may be empty.'),
  location: textOrNull('City, from the configuration.'),
  latitude: numberOrNull('Latitude in degrees north, from the configuration; null if not configured.'),
  longitude: numberOrNull('Longitude in degrees east; null if not configured.'),
  numTransactions: whole('Transactions submitted to it in the period.'),
  hbarEarned: amount('Earnings of the node account in the period, in tinybars: shares of fees, and rewards.'),
  feesEarned: amount('Share of fees, in tinybars.'),
  rewardsEarned: amount('Staking and node rewards, in tinybars.'),
  stake: amountOrNull('Stake counted for consensus weight, in tinybars; null before the first stake update.'),
  stake_total: amountOrNull('Total of `stake` over all nodes, in tinybars; null before the first stake update.'),
  stakePercent: numberOrNull('Share of `stake` in `stake_total` in percent; null if the total is 0 or unknown.'),
  stake_rewarded: amountOrNull('Stake that earns rewards, in tinybars.'),
  stake_not_rewarded: amountOrNull('Stake that declines rewards, in tinybars.'),
  min_stake: amountOrNull('Minimum stake required for consensus weight, in tinybars.'),
  max_stake: amountOrNull('Maximum stake counted, in tinybars.'),
  reward_rate: amountOrNull('Reward in tinybars per staked hbar for the latest staking period.'),
  stakingPeriodEnd: instantOrNull('End of the staking period of these stakes.'),
  declineReward: flag('True if the node declines rewards.'),
  publicKey: hexOrNull('RSA public key for file signatures in DER, from the address book; null if unknown.'),
  adminKey: hexOrNull('Serialized admin key of the node; null for none.'),
  certificateHash: hex('SHA-384 of the TLS certificate; empty if unknown.'),
  serviceEndpoints: arrayOf(NodeEndpoint, 'Endpoints where the node accepts transactions.'),
  createdOn: instantOrNull('Creation time; null if created before the first stored block.'),
  deleted: flag('True if it was removed from the network.'),
});
export type Node = Static<typeof Node>;

/** The reply of the nodes call. */
export const NodeList = object('Network nodes, by node ID.', {
  ...listOf(Node, '').properties,
  period: text('Period of the counts.'),
  addressBook: Type.Union(
    [Type.Literal('signed'), Type.Literal('given'), Type.Literal('bundled'), Type.Literal('unsigned'), Type.Null()],
    {
      description:
        'Source of keys, descriptions and endpoints: "signed" for a ledger file signed by nodes, "given" for a file from the operator, "bundled" for a file included in this program, "unsigned" for a ledger file with unchecked signatures; null if there is no address book.',
    },
  ),
  since: instantOrNull('Start of the period, rounded to a full hour; null if the period is all stored data.'),
  stakeTotal: amountOrNull('Total stake of all nodes, in tinybars; null before the first stake update.'),
  nodeRewardRate: amountOrNull('Maximum reward in tinybars per hbar and staking period (one day); null if unknown.'),
  stakingPeriodMinutes: wholeOrNull('Length of a staking period.'),
});
export type NodeList = Static<typeof NodeList>;
