import { predicates } from '../expected/top-venues.ts';
import { invariants } from '../invariants/top-venues.ts';
import { topVenuesKit } from '../kits/top-venues.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(topVenuesKit, { predicates, invariants });
