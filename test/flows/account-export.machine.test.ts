import { accountExportKit } from './account-export.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(accountExportKit);
