import { openFilesKit } from '../kits/open-files.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(openFilesKit);
