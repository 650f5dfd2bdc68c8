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
/** Payments executed by one account or registration; each may ask the provider. */
export const executeByPayer: AttemptLimit = {
  purpose: 'execute payment',
  most: 120,
  windowSeconds: 3600,
};
/** The same from one network. */
export const executeByAddress: AttemptLimit = {
  purpose: 'execute payment network',
  most: 1200,
  windowSeconds: 3600,
};
/** Events of the payment provider, before each is verified by asking the provider; counted in each process. */
export const webhooksByAddress: AttemptLimit = { purpose: 'webhook', most: 600, windowSeconds: 60 };
