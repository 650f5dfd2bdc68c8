import { type AttemptLimit, hourly } from '../http/attempt-limits.ts';

/**
 * Payments opened after a registration, from one network address. A registration of a taken address has none, which
 * is the one place where it can be told from others.
 */
export const createByAddress = hourly('create payment address', 20);
/** The same by registration. */
export const createByRegistration = hourly('create payment registration', 10);
/** Payments opened by one account; opening again finds the one that is open. */
export const createByAccount = hourly('create payment account', 60);
/** Questions about payments by one account or registration; each may ask the provider. */
export const checkByPayer = hourly('check payment', 600);
/** Payments executed by one account or registration; each may ask the provider. */
export const executeByPayer = hourly('execute payment', 120);
/** The same from one network. */
export const executeByAddress = hourly('execute payment network', 1200);
/** Events of the payment provider, before each is verified by asking the provider; counted in each process. */
export const webhooksByAddress: AttemptLimit = { purpose: 'webhook', most: 600, windowSeconds: 60 };
