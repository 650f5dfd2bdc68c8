import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A secret of its own for one purpose, from the service's secret (HKDF with SHA-256; 32 bytes, base64url). */
export function derivedSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `daylight identity ${purpose}`, 32)).toString(
    'base64url',
  );
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(derivedSecret(secret, 'seal'), 'base64url');
}

/** Encrypts a text so that only a holder of the secret reads it, and nobody changes it unnoticed. */
export function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sealingKey(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text that was sealed; undefined when it was sealed with another secret, or changed. */
export function unseal(secret: string, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, sealingKey(secret), sealed.subarray(0, nonceBytes));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
