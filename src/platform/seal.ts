import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The secret in use, followed by the previous ones, which are still accepted but no longer used for anything new. */
export type Secrets = readonly [string, ...string[]];

/** Encrypts texts in the database, so that a copy of it does not reveal them. */
export type Seal = {
  readonly seal: (text: string) => Buffer;
  /** The text; null if it was sealed with another secret, or changed. */
  readonly open: (sealed: Buffer) => string | null;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a separate key for each purpose (HKDF with SHA-256).
 *
 * @param secrets the service's secret (SESSION_SECRET), optionally with the previous ones, which only open
 * @param purpose what is sealed, such as `server letters`
 * @param isRepeatable the same text gives the same seal, which shows that it is the same
 */
export function createSeal(secrets: string | Secrets, purpose: string, isRepeatable = false): Seal {
  const [current, ...before] = typeof secrets === 'string' ? ([secrets] as const) : secrets;
  const own = sealUnder(current, purpose, isRepeatable);
  const others = before.map((secret) => sealUnder(secret, purpose, isRepeatable));
  return {
    seal: own.seal,
    open: (sealed) => {
      for (const { open } of [own, ...others]) {
        const text = open(sealed);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/** A key of 32 bytes for one purpose, derived from the service's secret (HKDF with SHA-256). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `daylight ${purpose}`, 32));
}

function sealUnder(secret: string, purpose: string, isRepeatable: boolean): Seal {
  const key = derivedKey(secret, purpose);
  const nonceKey = derivedKey(secret, `${purpose} nonces`);
  // One nonce for one text: what AES-GCM forbids is one for two.
  const nonceOf = (text: string): Buffer =>
    isRepeatable
      ? createHmac('sha256', nonceKey).update(text).digest().subarray(0, nonceBytes)
      : randomBytes(nonceBytes);
  return {
    seal: (text) => {
      const nonce = nonceOf(text);
      const cipher = createCipheriv(algorithm, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed) => {
      try {
        const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes));
        decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        const text = Buffer.concat([
          decipher.update(sealed.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ]);
        return text.toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
