import ipaddr from 'ipaddr.js';

/** Public by its number, but answers the virtual machines of a large cloud with their metadata. */
const CLOUD_METADATA = new Set(['168.63.129.16']);
/** 2000::/3, all of IPv6 that is routed in public; whatever maps or embeds IPv4 outside of it is refused with the rest. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Documentation (RFC 9637), which the library does not know yet. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Whether an address, without brackets, is one of the public internet: not private, loopback, link-local, shared (CGNAT),
 * multicast, unspecified, reserved, documentation, nor an IPv6 form that carries an IPv4 address (mapped, NAT64, 6to4,
 * Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_UNICAST) && !address.match(DOCUMENTATION);
  return !CLOUD_METADATA.has(address.toString());
}
