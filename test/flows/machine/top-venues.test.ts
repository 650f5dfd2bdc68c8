import { topVenuesKit } from '../kits/top-venues.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(topVenuesKit);
