import { predicates } from '../expected/open-files.ts';
import { invariants } from '../invariants/open-files.ts';
import { openFilesKit } from '../kits/open-files.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(openFilesKit, { predicates, invariants });
