import { predicates, walks } from '../expected/documents.ts';
import { invariants } from '../invariants/documents.ts';
import { documentsKit } from '../kits/documents.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(documentsKit, { predicates, invariants, walks });
