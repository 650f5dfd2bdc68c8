import { predicates } from '../expected/restore-password.ts';
import { invariants } from '../invariants/restore-password.ts';
import { restorePasswordKit } from '../kits/restore-password.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(restorePasswordKit, { predicates, invariants });
