import { documentsKit } from './documents.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(documentsKit);
