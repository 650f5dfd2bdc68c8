import { changePasswordKit } from './change-password.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(changePasswordKit);
