import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/seal.ts';
import { Refusal } from '../http/refusal.ts';

const signatureBytes = 16;

/** Signs cursors, so that a page can only be requested from where an earlier page of the same list ended. */
export type CursorSeal = {
  /** The text of a cursor at this key, for the list that `scope` names. */
  readonly seal: (scope: readonly string[], key: readonly string[]) => string;
  /** The key in a cursor; refuses one that was changed, or belongs to another list, with a 400 naming it. */
  readonly open: (scope: readonly string[], cursor: string, refused?: RefusedCursor) => readonly string[];
};

/** The name and message of an invalid cursor. */
type RefusedCursor = { readonly field: string; readonly message: string };

const notOfThisList: RefusedCursor = {
  field: 'cursor',
  message: 'This page cannot be shown: its cursor is not one of this list.',
};

/** @param secrets the service's secret and those before it, whose cursors are still accepted */
export function createCursorSeal(secrets: string | Secrets): CursorSeal {
  const [current, ...before] = typeof secrets === 'string' ? ([secrets] as const) : secrets;
  const keyOf = (secret: string): Buffer =>
    createHash('sha256').update('feed cursor\0').update(secret).digest();
  const ownKey = keyOf(current);
  const keys = [ownKey, ...before.map(keyOf)];
  const sign = (scope: readonly string[], payload: string, key = ownKey): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(scope))
      .update('\0')
      .update(payload)
      .digest()
      .subarray(0, signatureBytes);
  return {
    seal: (scope, key) => {
      const payload = JSON.stringify(key);
      return Buffer.concat([sign(scope, payload), Buffer.from(payload)]).toString('base64url');
    },
    open: (scope, cursor, { field, message } = notOfThisList) => {
      const bytes = Buffer.from(cursor, 'base64url');
      const payload = bytes.subarray(signatureBytes).toString();
      const signature = bytes.subarray(0, signatureBytes);
      // The second check refuses other encodings of the same bytes.
      const genuine =
        signature.length === signatureBytes &&
        bytes.toString('base64url') === cursor &&
        keys.some((one) => timingSafeEqual(signature, sign(scope, payload, one)));
      const key: unknown = genuine ? JSON.parse(payload) : null;
      if (Array.isArray(key) && key.every((part) => typeof part === 'string')) return key;
      throw new Refusal('invalid-request', message, { fields: { [field]: [message] } });
    },
  };
}
