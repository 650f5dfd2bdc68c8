import { autoRenewalKit } from '../kits/auto-renewal.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(autoRenewalKit);
