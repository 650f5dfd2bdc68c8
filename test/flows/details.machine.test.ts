import { detailsKit } from './details.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(detailsKit);
