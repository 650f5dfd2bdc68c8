/** Host names a browser treats as this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(host) ||
  host === '::1' ||
  host === '[::1]';

/** Why others can reach the program, and so its sandbox, whatever name it goes by; empty if they cannot. */
export function exposureOf(publicUrl: URL, host: string): readonly string[] {
  return [
    ...(isLoopback(publicUrl.hostname) ? [] : [`PUBLIC_URL ${publicUrl.origin} is not this machine`]),
    ...(isLoopback(host) ? [] : [`HOST ${host} listens on the network`]),
  ];
}
