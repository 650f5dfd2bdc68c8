import { cascadeKit } from './cascade.ts';
import { walkMachine } from './walk-machine.ts';

walkMachine(cascadeKit);
