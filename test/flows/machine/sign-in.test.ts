import { invariants } from '../invariants/sign-in.ts';
import { signInKit } from '../kits/sign-in.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(signInKit, { invariants });
