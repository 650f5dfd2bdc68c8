import { changePasswordKit } from '../kits/change-password.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(changePasswordKit);
