/** What one variable's text means, or what is wrong with it ("must be …"). */
export type Reading<T> = { readonly value: T } | { readonly fault: string };

/** Turns a variable's text, already trimmed and not empty, into its value. */
export type Reader<T> = (text: string) => Reading<T>;

const fault = (text: string): { readonly fault: string } => ({ fault: text });

export const asText: Reader<string> = (text) => ({ value: text });

export const asBoolean: Reader<boolean> = (text) =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : fault('must be true or false');

/** Whole number within limits, both included. */
export function asWhole(least: number, most: number): Reader<number> {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most
      ? { value }
      : fault(`must be a whole number from ${least} to ${most}`);
  };
}

/** Per cent with at most two decimals: `20`, `8.1`. */
export const asPercent: Reader<string> = (text) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text)
    ? { value: text }
    : fault('must be per cent below 100 with at most two decimals, such as 8.1');

/** A country by its two letters. */
export const asCountry: Reader<string> = (text) =>
  /^[A-Z]{2}$/.test(text) ? { value: text } : fault('must be two capital letters, such as GB');

/** One of a few words. */
export function asOneOf<T extends string>(...words: readonly T[]): Reader<T> {
  return (text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? fault(`must be one of ${words.join(', ')}`) : { value };
  };
}

/** Absolute address with one of the protocols (`https:`). */
export function asUrl(...protocols: readonly string[]): Reader<URL> {
  const wish = `must be an absolute address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return (text) => {
    if (!URL.canParse(text)) return fault(wish);
    const value = new URL(text);
    return protocols.includes(value.protocol) ? { value } : fault(wish);
  };
}

/** Web address without path, query or credentials. */
export const asOrigin: Reader<URL> = (text) => {
  const read = asUrl('http:', 'https:')(text);
  if ('fault' in read) return read;
  const { value } = read;
  const bare = value.pathname === '/' && !value.search && !value.hash && !value.username && !value.password;
  return bare
    ? read
    : fault('must be an origin without path, query or password, such as https://daylight.example');
};

/** Web address, or a path of this site. */
export const asLink: Reader<string> = (text) => {
  if (/^\/(?![/\\])/.test(text)) return { value: text };
  const read = asUrl('https:', 'http:')(text);
  return 'fault' in read
    ? fault('must be a path of this site or an address beginning with https:// or http://')
    : { value: text };
};

/** Path of this site. */
export const asPath: Reader<string> = (text) =>
  /^\/(?![/\\])\S*$/.test(text) ? { value: text } : fault('must be a path beginning with one /');

export const asEmail: Reader<string> = (text) =>
  /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? { value: text } : fault('must be an e-mail address');

/** Text of a least length, for secrets; the fault never repeats the text. */
export function asSecret(least: number): Reader<string> {
  return (text) => (text.length >= least ? { value: text } : fault(`must have at least ${least} characters`));
}

/** What Fastify's trustProxy takes: true, false, a number of hops, or a list of addresses and networks. */
export const asTrustProxy: Reader<boolean | number | string> = (text) => {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  if (/^\d{1,2}$/.test(text)) return { value: Number(text) };
  const parts = text.split(',').map((part) => part.trim());
  const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
  const known = parts.every((part) => named.has(part) || /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(part));
  return known
    ? { value: parts.join(',') }
    : fault('must be true, false, a number of hops, or a list of addresses');
};

/** Host names a browser treats as this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(host) ||
  host === '::1' ||
  host === '[::1]';
