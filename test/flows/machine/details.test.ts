import { detailsKit } from '../kits/details.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(detailsKit);
