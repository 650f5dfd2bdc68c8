import { predicates } from '../expected/alert-mark.ts';
import { invariants } from '../invariants/alert-mark.ts';
import { alertMarkKit } from '../kits/alert-mark.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(alertMarkKit, { predicates, invariants });
