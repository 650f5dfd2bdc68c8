import { invariants } from '../invariants/account-export.ts';
import { accountExportKit } from '../kits/account-export.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(accountExportKit, { invariants });
