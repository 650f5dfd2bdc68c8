import ipaddr from 'ipaddr.js';

/**
 * The network that an address belongs to, as far as one person or company can be told by it: an IPv4 address itself,
 * and the /64 of an IPv6 address, of which a single customer has 2^64 to choose from.
 *
 * @param address an IP address in any notation; what is none stays as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address in IPv6's clothes is an IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
