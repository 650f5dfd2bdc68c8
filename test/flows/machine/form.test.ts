import { predicates, walks } from '../expected/form.ts';
import { invariants } from '../invariants/form.ts';
import { formKit } from '../kits/form.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(formKit, { predicates, invariants, walks });
