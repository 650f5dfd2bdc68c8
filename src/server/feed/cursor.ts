import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

const SIGNATURE_BYTES = 16;

/** Signs cursors, so that a page can only be asked for where an earlier page of the same list ended. */
export interface CursorSeal {
  /** Text of a cursor for the list that `scope` names, at this key. */
  readonly seal: (scope: readonly string[], key: readonly string[]) => string;
  /** The key inside; refuses a cursor that was changed, or is of another list, with 400 naming `cursor`. */
  readonly open: (scope: readonly string[], cursor: string) => readonly string[];
}

export function createCursorSeal(secret: string): CursorSeal {
  const ownKey = createHash('sha256').update('feed cursor\0').update(secret).digest();
  const sign = (scope: readonly string[], payload: string): Buffer =>
    createHmac('sha256', ownKey)
      .update(JSON.stringify(scope))
      .update('\0')
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  return {
    seal: (scope, key) => {
      const payload = JSON.stringify(key);
      return Buffer.concat([sign(scope, payload), Buffer.from(payload)]).toString('base64url');
    },
    open: (scope, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      const payload = bytes.subarray(SIGNATURE_BYTES).toString();
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      // The second test refuses other spellings of the same bytes.
      const genuine =
        signature.length === SIGNATURE_BYTES &&
        bytes.toString('base64url') === cursor &&
        timingSafeEqual(signature, sign(scope, payload));
      const key: unknown = genuine ? JSON.parse(payload) : null;
      if (Array.isArray(key) && key.every((part) => typeof part === 'string')) return key;
      const message = 'This page cannot be shown: its cursor is not one of this list.';
      throw new Refusal('invalid-request', message, { fields: { cursor: [message] } });
    },
  };
}
