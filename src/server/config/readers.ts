import { z } from 'zod';

/** A variable's text, trimmed and not empty, and what it means; its one message says what it must be. */
export type Reader<T> = z.ZodType<T, string>;

export const asText = z.string();

export const asBoolean = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true');

/** Whole number within limits, both included. */
export function asWhole(least: number, most: number): Reader<number> {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** Per cent with at most two decimals: `20`, `8.1`. */
export const asPercent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage below 100 with at most two decimals, such as 8.1');

/** A country by its two letters. */
export const asCountry = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as GB');

/** One of a few words. */
export function asOneOf<const T extends readonly string[]>(...words: T) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

/** Absolute address with one of the protocols (`https`). */
export function asUrl(...protocols: readonly string[]): Reader<URL> {
  const wanted = protocols.map((protocol) => `${protocol}://`).join(' or ');
  const protocol = new RegExp(`^(${protocols.join('|')})$`);
  return z
    .url({ protocol, error: `must be an absolute address beginning with ${wanted}`, abort: true })
    .transform((text) => new URL(text));
}

/** Web address without path, query or credentials. */
export const asOrigin = asUrl('http', 'https').refine(
  (url) => url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password,
  'must be an origin without path, query or password, such as https://daylight.example',
);

/** A bucket of an object store, and what stands before its keys: `s3://bucket/prefix`. */
export const asBucket = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*\/?$/,
    'must be a bucket such as s3://daylight-files or s3://daylight-files/prefix',
  )
  .transform((text) => {
    const [bucket = '', ...prefix] = text.slice('s3://'.length).replace(/\/$/, '').split('/');
    return { bucket, prefix: prefix.join('/') };
  });

const ownPath = /^\/(?![/\\])/;

/** Web address, or a path of this site. */
export const asLink = z
  .string()
  .refine(
    (text) => ownPath.test(text) || asUrl('https', 'http').safeParse(text).success,
    'must be a path of this site or an address beginning with https:// or http://',
  );

/** Path of this site. */
export const asPath = z.string().regex(/^\/(?![/\\])\S*$/, 'must be a path that begins with a single /');

export const asEmail = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address');

/** Text of a least length, for secrets. */
export const asSecret = (least: number) => z.string().min(least, `must have at least ${least} characters`);

/** Text that a header can hold, for tokens. */
export const asToken = (least: number) =>
  z
    .string()
    .regex(new RegExp(`^[!-~]{${least},}$`), `must have at least ${least} characters, without spaces`);

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
const partsOf = (text: string) => text.split(',').map((part) => part.trim());

/** What Fastify's trustProxy takes: true, false, a number of hops, or a list of addresses and networks. */
export const asTrustProxy = z.union(
  [
    asBoolean,
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
    z
      .string()
      .refine((text) =>
        partsOf(text).every((part) => proxyNames.has(part) || /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(part)),
      )
      .transform((text) => partsOf(text).join(',')),
  ],
  'must be true, false, a number of hops, or a list of addresses',
);
