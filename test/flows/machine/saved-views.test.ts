import { predicates, walks } from '../expected/saved-views.ts';
import { invariants } from '../invariants/saved-views.ts';
import { savedViewsKit } from '../kits/saved-views.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(savedViewsKit, { predicates, walks, invariants });
