import ipaddr from 'ipaddr.js';

/**
 * The network that identifies one person or company: an IPv4 address itself, or the /64 of an IPv6 address, within
 * which a single customer has 2^64 addresses.
 *
 * @param address an IP address in any notation; any other text is returned unchanged
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as IPv6 counts as the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
