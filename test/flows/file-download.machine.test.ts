import { fileDownloadKit } from './file-download.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(fileDownloadKit);
