import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a token: what is stored in its place, so that a copy of the database is of no use. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A new token nobody can guess: 256 bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two secrets without telling by its time where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}
