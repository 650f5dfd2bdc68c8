// The service without its portal, identity provider and background work, except that on payments: small enough to be
// started a hundred times. Configured by the environment.

import { readConfig } from '../../../../src/server/config/read-config.ts';
import { openPool } from '../../../../src/server/database/pool.ts';
import { openFileStore } from '../../../../src/server/files/open-file-store.ts';
import { addressesAt } from '../../../../src/server/program/addresses.ts';
import { composeService } from '../../../../src/server/program/compose-service.ts';
import { createSharedServices } from '../../../../src/server/program/shared-services.ts';
import { createUndo } from '../../../../src/server/program/undo.ts';

const { DATABASE_URL: url = '' } = process.env;
const config = readConfig(process.env, '/nowhere');
const pool = openPool(url, { statementTimeoutMs: 15_000 });
const shared = createSharedServices(
  config,
  addressesAt(config, 0),
  { url, pool },
  await openFileStore(config),
);
const { app, paymentServices } = await composeService(shared, createUndo(), {
  isReady: async () => true,
  portalFolder: null,
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
paymentServices.payments.start(500);
process.stdout.write(`Daylight is ready on ${origin}\n`);
