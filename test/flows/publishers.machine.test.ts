import { publishersKit } from './publishers.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(publishersKit);
