import { accountExportKit } from '../kits/account-export.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(accountExportKit);
