/** The address of media if it is this server's own: no page asks another host. Undefined for all others. */
export function ownMedia(address: string | null): string | undefined {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : undefined;
}
