import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from './derive-context.ts';

/** keccak-256 of Transfer(address,address,uint256), the event of ERC-20 and ERC-721. */
const TRANSFER_TOPIC = Buffer.from('ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', 'hex');
const WORD_BYTES = 32;
/** An address is at the end of its word. */
const ADDRESS_START = 12;

/**
 * The transfer that a log says, where it has the form of ERC-20: two indexed addresses and the amount as data (ERC-721 has
 * the serial as a third topic).
 */
export function deriveErc20Transfer(derivation: Derivation, log: hapi.ContractLoginfo, logIndex: number): void {
  const contract = derivation.ids.contract(log.contractID);
  const [topic, from, to] = log.topic;
  if (contract === NO_ENTITY || topic === undefined || from === undefined || to === undefined) return;
  if (log.topic.length !== 3 || [topic, from, to, log.data].some(({ length }) => length !== WORD_BYTES)) return;
  if (!TRANSFER_TOPIC.equals(topic)) return;
  const senderAddress = from.slice(ADDRESS_START);
  const receiverAddress = to.slice(ADDRESS_START);
  derivation.rows.erc20Transfer.push({
    consensusNs: derivation.consensusNs,
    logIndex,
    contract,
    sender: entityOf(derivation, log, senderAddress),
    receiver: entityOf(derivation, log, receiverAddress),
    senderAddress,
    receiverAddress,
    amount: BigInt(`0x${Buffer.from(log.data).toString('hex')}`).toString(),
  });
}

/** Addresses are of the shard and realm of the contract that wrote the log. */
function entityOf({ ids }: Derivation, { contractID }: hapi.ContractLoginfo, address: Uint8Array): EntityId {
  return ids.address(address, contractID?.shardNum ?? 0n, contractID?.realmNum ?? 0n);
}
