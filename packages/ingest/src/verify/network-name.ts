import { consensusNsOf } from '@ledgerscope/ledger';
import { type AddressBook, type BootstrapNetwork, bootstrapAddressBook } from '@ledgerscope/streams';

const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];
const INSTANTS = [consensusNsOf(0n), consensusNsOf(0x7fff_ffff_ffff_ffffn)];

/** The public network whose nodes' keys are in the book; undefined for any other network. */
export function networkName(book: AddressBook): BootstrapNetwork | undefined {
  const keys = new Set(book.nodes.map((node) => node.publicKeyHex).filter((key) => key !== ''));
  return PUBLIC_NETWORKS.find((network) =>
    INSTANTS.some((at) => bootstrapAddressBook(network, at).nodes.some((node) => keys.has(node.publicKeyHex))),
  );
}
