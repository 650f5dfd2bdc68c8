import { predicates, walks } from '../expected/compare.ts';
import { invariants } from '../invariants/compare.ts';
import { compareKit } from '../kits/compare.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(compareKit, { predicates, walks, invariants });
