import { invariants } from '../invariants/change-password.ts';
import { changePasswordKit } from '../kits/change-password.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(changePasswordKit, { invariants });
