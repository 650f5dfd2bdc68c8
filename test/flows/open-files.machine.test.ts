import { openFilesKit } from './open-files.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(openFilesKit);
