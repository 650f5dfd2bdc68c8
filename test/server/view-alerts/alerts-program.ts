// Runs the job of alerts without a pause, to be killed in the middle. Its settings are environment variables.

import { createBusinessClock, securityClock } from '../../../src/server/clock.ts';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { openFileStore } from '../../../src/server/files/open-file-store.ts';
import { addressesAt } from '../../../src/server/program/addresses.ts';
import { createSharedServices } from '../../../src/server/program/shared-services.ts';
import { createAlertJob } from '../../../src/server/view-alerts/alert-job.ts';

const { DATABASE_URL: url = '' } = process.env;
const config = readConfig(process.env, '/nowhere');
const clock = createBusinessClock();
clock.set(new Date('2026-11-21T12:45:20Z'));
const shared = createSharedServices(
  config,
  addressesAt(config, 0),
  { url, pool: openPool(url) },
  await openFileStore(config),
);
const look = createAlertJob({
  ...shared,
  clock,
  securityClock,
  noPaymentMode: false,
  alertsLink: () => '',
  offLink: shared.alertOff.link,
  log: { warn: (facts: unknown) => console.error(facts) },
});
await look();
process.stdout.write('Daylight is ready on nothing\n');
for (;;) await look();
