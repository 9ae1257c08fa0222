import { HBAR } from '../world/units.ts';
/** A consensus node of the demo network, as its address book lists it. */
export interface DemoNode {
  readonly nodeId: bigint;
  /** Number of its account, 0.0.N. */
  readonly account: bigint;
  /** Company that runs it (invented). */
  readonly name: string;
  readonly description: string;
  readonly stakeTinybar: bigint;
  readonly serviceEndpoints: readonly { readonly domain: string; readonly port: number }[];
}

/** gRPC, plain and over TLS. */
const PORTS = [50_211, 50_212];

const COMPANIES: readonly { name: string; place: string; domain: string; millionHbar: bigint }[] = [
  { name: 'Lanternworks Cooperative', place: 'Tallinn, Estonia', domain: 'lanternworks', millionHbar: 2_910n },
  { name: 'Osprey & Thornhill Freight', place: 'Halifax, Canada', domain: 'osprey-thornhill', millionHbar: 2_475n },
  { name: 'Quillfeather University', place: 'Leiden, Netherlands', domain: 'quillfeather', millionHbar: 2_240n },
  { name: 'Marigold Tidal Energy', place: 'Porto, Portugal', domain: 'marigold-tidal', millionHbar: 1_985n },
  { name: 'Saltbrook Mutual Insurance', place: 'Wellington, New Zealand', domain: 'saltbrook', millionHbar: 1_630n },
  { name: 'Kestrel Loom Textiles', place: 'Nagoya, Japan', domain: 'kestrel-loom', millionHbar: 1_390n },
  { name: 'Juniper Vale Telecom', place: 'Nairobi, Kenya', domain: 'juniper-vale', millionHbar: 1_045n },
];

const NODES: readonly DemoNode[] = COMPANIES.map(({ name, place, domain, millionHbar }, index) => ({
  nodeId: BigInt(index),
  account: BigInt(3 + index),
  name,
  description: `Hosted by ${name} | ${place}`,
  stakeTinybar: millionHbar * 1_000_000n * HBAR,
  // The top-level domain "example" belongs to nobody (RFC 2606).
  serviceEndpoints: PORTS.map((port) => ({ domain: `node${index}.${domain}.example`, port })),
}));

/** The seven nodes of the demo network, by node id. Their keys follow from the network's seed. */
export function demoNodes(): readonly DemoNode[] {
  return NODES;
}
