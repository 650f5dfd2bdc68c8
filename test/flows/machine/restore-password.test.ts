import { restorePasswordKit } from '../kits/restore-password.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(restorePasswordKit);
