import { invariants } from '../invariants/boot.ts';
import { bootKit } from '../kits/boot.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(bootKit, { invariants });
