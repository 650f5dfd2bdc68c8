import { callbackKit } from './callback.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(callbackKit);
