import { reportDownloadKit } from '../kits/report-download.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(reportDownloadKit);
