import { callbackKit } from '../kits/callback.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(callbackKit);
