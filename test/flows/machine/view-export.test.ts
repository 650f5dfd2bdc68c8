import { predicates } from '../expected/view-export.ts';
import { invariants } from '../invariants/view-export.ts';
import { viewExportKit } from '../kits/view-export.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(viewExportKit, { predicates, invariants });
