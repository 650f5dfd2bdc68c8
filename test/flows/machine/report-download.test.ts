import { predicates, walks } from '../expected/report-download.ts';
import { invariants } from '../invariants/report-download.ts';
import { reportDownloadKit } from '../kits/report-download.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(reportDownloadKit, { predicates, invariants, walks });
