import { fileDownloadKit } from '../kits/file-download.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(fileDownloadKit);
