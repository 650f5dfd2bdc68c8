import type { AttemptLimit } from '../http/attempt-limits.ts';

/**
 * Payments opened after a registration, from one network address. A registration of a taken address has none, which
 * is the one place where it can be told from others.
 */
export const createByAddress: AttemptLimit = {
  purpose: 'create payment address',
  most: 20,
  windowSeconds: 3600,
};
/** The same by registration. */
export const createByRegistration: AttemptLimit = {
  purpose: 'create payment registration',
  most: 10,
  windowSeconds: 3600,
};
/** Payments opened by one account; opening again finds the one that is open. */
export const createByAccount: AttemptLimit = {
  purpose: 'create payment account',
  most: 60,
  windowSeconds: 3600,
};
/** Questions about payments by one account or registration; each may ask the provider. */
export const checkByPayer: AttemptLimit = {
  purpose: 'check payment',
  most: 600,
  windowSeconds: 3600,
};
