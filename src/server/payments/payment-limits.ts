import { type AttemptLimit, hourly } from '../http/attempt-limits.ts';

/**
 * Payments opened after a registration, per network address. The registration of a taken address has no payment, and
 * only here can it be told from others.
 */
export const createByAddress = hourly('create payment address', 20);
/** The same per registration. */
export const createByRegistration = hourly('create payment registration', 10);
/** Payments opened per account; opening one again finds the open one. */
export const createByAccount = hourly('create payment account', 60);
/** Status requests per account or registration; each may ask the provider. */
export const checkByPayer = hourly('check payment', 600);
/** Payments executed per account or registration; each may ask the provider. */
export const executeByPayer = hourly('execute payment', 120);
/** The same per network. */
export const executeByAddress = hourly('execute payment network', 1200);
/** Events of the payment provider, before each is verified by asking the provider; counted in each process. */
export const webhooksByAddress: AttemptLimit = { purpose: 'webhook', most: 600, windowSeconds: 60 };
