import { predicates, walks } from '../expected/cascade.ts';
import { invariants } from '../invariants/cascade.ts';
import { cascadeKit } from '../kits/cascade.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(cascadeKit, { predicates, invariants, walks });
