import { publishersKit } from '../kits/publishers.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(publishersKit);
