import { topVenuesKit } from './top-venues.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(topVenuesKit);
