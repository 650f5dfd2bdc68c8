import { invariants } from '../invariants/documents.ts';
import { documentsKit } from '../kits/documents.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(documentsKit, { invariants });
