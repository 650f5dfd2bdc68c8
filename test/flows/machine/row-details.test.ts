import { predicates } from '../expected/row-details.ts';
import { invariants } from '../invariants/row-details.ts';
import { rowDetailsKit } from '../kits/row-details.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(rowDetailsKit, { predicates, invariants });
