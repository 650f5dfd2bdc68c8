import type { receiptsMachine } from '../../../machines/receipts.ts';
import type { Invariant } from '../oracle/oracle.ts';

export const invariants: readonly Invariant<typeof receiptsMachine>[] = [
  {
    requirement: 'decisions.md Money',
    says: 'the displayed receipt is the chosen one',
    holds: (_before, _event, after) =>
      !after.matches('reading') || after.context.receipt?.ReceiptNumber === after.context.receiptNumber,
  },
  {
    requirement: 'A 8',
    says: 'errors never lose listed payments',
    holds: (before, event, after) =>
      before === null ||
      !event.type.startsWith('xstate.error.') ||
      after.context.payments === before.context.payments,
  },
];
