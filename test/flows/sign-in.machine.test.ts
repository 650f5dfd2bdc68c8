import { signInKit } from './sign-in.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(signInKit);
