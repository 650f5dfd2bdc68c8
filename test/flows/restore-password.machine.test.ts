import { restorePasswordKit } from './restore-password.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(restorePasswordKit);
