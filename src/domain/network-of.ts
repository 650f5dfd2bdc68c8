import ipaddr from 'ipaddr.js';

/** A network around an address, and how many times as many attempts it may make as the narrowest one. */
export type Network = { readonly network: string; readonly times: number };

/** Leading 16-bit groups of an address, the last one cut to its first bits, as text. */
const prefixOf = (parts: readonly number[], bits: number): string => {
  const groups = parts.slice(0, Math.ceil(bits / 16));
  const cut = (16 - (bits % 16)) % 16;
  const shown = groups.map((part, index) => (index === groups.length - 1 ? (part >> cut) << cut : part));
  return `${shown.map((part) => part.toString(16)).join(':')}::/${bits}`;
};

/**
 * The networks of an address that one person or company may hold, narrowest first: an IPv4 address itself and its /24;
 * of an IPv6 address the /64, /56 and /48, the sizes in which they are given to customers.
 *
 * @param address an IP address in any notation; any other text is a network of its own
 */
export function networksAround(address: string): readonly [Network, ...Network[]] {
  if (!ipaddr.isValid(address)) return [{ network: address, times: 1 }];
  // An IPv4 address written as IPv6 counts as the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) {
    const [a, b, c] = parsed.octets;
    return [
      { network: parsed.toString(), times: 1 },
      { network: `${a}.${b}.${c}.0/24`, times: 4 },
    ];
  }
  const { parts } = parsed;
  return [
    { network: prefixOf(parts, 64), times: 1 },
    { network: prefixOf(parts, 56), times: 2 },
    { network: prefixOf(parts, 48), times: 4 },
  ];
}

/**
 * The network that identifies one person or company: an IPv4 address itself, or the /64 of an IPv6 address, within
 * which a single customer has 2^64 addresses.
 */
export const networkOf = (address: string): string => networksAround(address)[0].network;
