import { predicates } from '../expected/auto-renewal.ts';
import { invariants } from '../invariants/auto-renewal.ts';
import { autoRenewalKit } from '../kits/auto-renewal.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(autoRenewalKit, { predicates, invariants });
