import { registrationKit } from '../kits/registration.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(registrationKit);
