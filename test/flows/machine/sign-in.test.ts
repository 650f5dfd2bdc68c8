import { signInKit } from '../kits/sign-in.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(signInKit);
