import { autoRenewalKit } from './auto-renewal.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(autoRenewalKit);
