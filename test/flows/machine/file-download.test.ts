import { predicates, walks } from '../expected/file-download.ts';
import { invariants } from '../invariants/file-download.ts';
import { fileDownloadKit } from '../kits/file-download.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(fileDownloadKit, { predicates, invariants, walks });
