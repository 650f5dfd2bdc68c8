import { predicates } from '../expected/terms.ts';
import { invariants } from '../invariants/terms.ts';
import { termsKit } from '../kits/terms.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(termsKit, { predicates, invariants });
