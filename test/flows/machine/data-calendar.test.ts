import { predicates } from '../expected/data-calendar.ts';
import { invariants } from '../invariants/data-calendar.ts';
import { dataCalendarKit } from '../kits/data-calendar.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(dataCalendarKit, { predicates, invariants });
