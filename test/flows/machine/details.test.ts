import { predicates } from '../expected/details.ts';
import { invariants } from '../invariants/details.ts';
import { detailsKit } from '../kits/details.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(detailsKit, { predicates, invariants });
