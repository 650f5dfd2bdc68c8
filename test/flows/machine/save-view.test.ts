import { predicates, walks } from '../expected/save-view.ts';
import { invariants } from '../invariants/save-view.ts';
import { saveViewKit } from '../kits/save-view.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(saveViewKit, { predicates, walks, invariants });
