import { predicates } from '../expected/registration.ts';
import { invariants } from '../invariants/registration.ts';
import { registrationKit } from '../kits/registration.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(registrationKit, { predicates, invariants });
