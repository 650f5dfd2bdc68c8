import { predicates, walks } from '../expected/find.ts';
import { invariants } from '../invariants/find.ts';
import { findKit } from '../kits/find.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(findKit, { predicates, walks, invariants });
