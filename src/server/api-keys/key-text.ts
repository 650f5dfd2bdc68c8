import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

// Secret scanners recognise a key that was published by mistake by its prefix. The checksum at its end distinguishes it
// from a text that only looks like one, and detects a mistyped key without a query.
const form = /^(daylight(?:_publish)?)_([0-9a-f]{12})_([0-9a-f]{40})([0-9a-f]{8})$/;

/** What a key is for: reading as its owner, or publishing. */
export type KeyKind = 'daylight' | 'daylight_publish';

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** 160 random bits need no slow hash, because nobody can try them all. */
const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new key: its text, which only its owner gets, and what is stored of it. */
export function newKeyText(kind: KeyKind = 'daylight'): {
  readonly text: string;
  readonly id: string;
  readonly hash: Buffer;
} {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(20).toString('hex');
  const body = `${kind}_${id}_${secret}`;
  return { text: `${body}${checksum(body)}`, id, hash: secretHash(secret) };
}

/** Id and hash of a key's text; null if it is not a key of this kind. */
export function readKeyText(
  text: string,
  kind: KeyKind = 'daylight',
): { readonly id: string; readonly hash: Buffer } | null {
  const [, written, id, secret, sum] = form.exec(text) ?? [];
  if (written !== kind || id === undefined || secret === undefined || sum !== checksum(text.slice(0, -8)))
    return null;
  return { id, hash: secretHash(secret) };
}
