import { registrationKit } from './registration.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(registrationKit);
