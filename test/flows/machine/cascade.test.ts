import { cascadeKit } from '../kits/cascade.ts';
import { walkMachine } from '../walk-machine.ts';

walkMachine(cascadeKit);
