import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a token. It is stored instead of the token, so that a copy of the database is of no use. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A new unguessable token: 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}
