import { reportDownloadKit } from './report-download.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(reportDownloadKit);
