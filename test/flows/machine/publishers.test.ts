import { predicates } from '../expected/publishers.ts';
import { invariants } from '../invariants/publishers.ts';
import { publishersKit } from '../kits/publishers.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(publishersKit, { predicates, invariants });
