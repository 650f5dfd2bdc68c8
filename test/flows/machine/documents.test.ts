import { documentsKit } from '../kits/documents.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(documentsKit);
