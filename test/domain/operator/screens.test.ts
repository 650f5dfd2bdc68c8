import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { operatorRoles, type ScreenName, seesScreen } from '../../../src/domain/operator/roles.ts';

/** The calls by which each screen is read. */
const calls: Readonly<Record<ScreenName, readonly OperationId[]>> = {
  today: ['getOperatorStatus', 'listOperatorLog'],
  files: ['listOperatorFiles'],
  file: ['getOperatorFile'],
  customers: ['listOperatorAccounts'],
  customer: ['getOperatorAccount', 'listOperatorPayments'],
  payments: ['listOperatorPayments'],
  mails: ['listOperatorMails', 'listOperatorJobs'],
  requests: ['listOperatorRequests'],
  request: ['getOperatorRequest'],
  invoices: ['listOperatorInvoices'],
  invoice: ['getOperatorInvoice'],
  revenue: ['getOperatorRevenue'],
  publishing: ['listOperatorPublished'],
  publishers: ['listOperatorPublishers'],
  usage: ['listOperatorUsage'],
  storage: ['getOperatorStorage'],
  operators: ['listOperators'],
  log: ['listOperatorLog'],
};

test.each(Object.entries(calls))(
  'C 23: the roles that see %s may make its calls, and others not',
  (name, ids) => {
    const screen = Object.keys(calls).find((one): one is ScreenName => one === name);
    for (const role of operatorRoles.filter((one) => one !== 'admin')) {
      const allowed = ids.every((id) => operations[id].roles.some((one) => one === role));
      expect([role, screen && seesScreen([role], screen)]).toEqual([role, allowed]);
    }
  },
);
